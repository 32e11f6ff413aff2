import { Suspense, useCallback, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/light/error-boundary';
import { AskAdministrator } from './ask-administrator';
import { Content } from './content';
import { UnsavedChangesDialog } from './unsaved-changes-dialog';
import { LoadingScreen } from './loading-screen';
import { HOME_PATH, resolveRoute } from './resolve-route';
import { RouteDialogView } from './route-dialog';
import { cleanPath, findRoute } from './routes';
import { ScreenFrame } from './screen-frame';
import { RouteScreenView } from './screens';
import { Shell } from './shell/shell';
import { usePreviousPath } from './use-previous-path';
import { useRouteContext } from './use-route-context';
import { usePageViews } from './use-page-views';
import { useUnsavedAnswersGuard } from './use-unsaved-answers-guard';
import { useShouldShowWelcome, WELCOME_PATH } from './use-welcome';

/** Resolves the hash to a screen for this user and renders it in the shell. */
export function App() {
	const { pathname, search } = useLocation();
	const path = cleanPath( pathname );
	const decision = resolveRoute( path, useRouteContext() );
	const recordShown = useNavigationWatch();
	const previousPath = usePreviousPath( path, search );
	const isWelcomeDue = useShouldShowWelcome( path );
	useUnsavedAnswersGuard();
	usePageViews( decision.kind === 'redirect' || isWelcomeDue ? null : path );

	if ( isWelcomeDue ) {
		return <Navigate to={ WELCOME_PATH } replace />;
	}
	if ( decision.kind === 'redirect' ) {
		return <Navigate to={ decision.to } replace />;
	}
	const { route } = decision;
	const dialog = findRoute( path )?.dialog;
	return (
		<>
			<Shell route={ route } path={ path }>
				{ /* If the dialog fails, its error is shown here. */ }
				{ dialog && (
					<RouteDialogView key={ dialog } dialog={ dialog } />
				) }
				<Content>
					<ErrorBoundary
						variant="screen"
						name={ route.label() }
						resetKey={ path }
					>
						{ /*
						 * The key discards drafts when the route changes, even
						 * if both routes show the same section, and shows at
						 * once that a screen is loading. The dashboard stays
						 * mounted under its dialogs, so that they can restore
						 * the focus.
						 */ }
						<Suspense
							key={
								route.screen.kind === 'dashboard'
									? HOME_PATH
									: path
							}
							fallback={ <LoadingScreen /> }
						>
							<ScreenFrame
								route={ route }
								path={ path }
								recordShown={ recordShown }
							>
								{ decision.kind === 'ask-administrator' ? (
									<AskAdministrator />
								) : (
									<RouteScreenView
										screen={ route.screen }
										path={ path }
										previousPath={ previousPath }
									/>
								) }
							</ScreenFrame>
						</Suspense>
					</ErrorBoundary>
				</Content>
			</Shell>
			<UnsavedChangesDialog />
		</>
	);
}

/**
 * Returns a callback to call for each rendered screen; it returns whether the
 * user navigated to it. False for the page's first screen and its redirects.
 */
function useNavigationWatch(): ( path: string ) => boolean {
	const shownPath = useRef< string | null >( null );
	return useCallback( ( path ) => {
		const isNavigation =
			shownPath.current !== null && shownPath.current !== path;
		shownPath.current = path;
		return isNavigation;
	}, [] );
}
