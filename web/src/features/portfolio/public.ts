/** What other features may use of the portfolios' one. */
export { Portfolio } from './components/portfolio.tsx';
export { PortfolioEditor } from './components/portfolioEditor.tsx';
export { usePortfolio } from './queries/portfolio.ts';
