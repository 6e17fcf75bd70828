import { render } from 'preact'
import { applyTheme } from '../kit/theme.ts'
import '../styles.css'
import { AdminConsole } from './admin-console.tsx'

applyTheme()
const element = document.getElementById('app')
if (element) render(<AdminConsole />, element)
