import { render } from 'preact'
import { applyTheme } from './kit/theme.ts'
import { Console } from './pages/console.tsx'
import './styles.css'

applyTheme()
const element = document.getElementById('app')
if (element) render(<Console />, element)
