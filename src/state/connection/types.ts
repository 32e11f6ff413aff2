import type {
	ConnectionStatus,
	ConnectionTestResult,
	DisconnectResult,
	ReconnectResult,
	RegisterArgs,
} from '../../api/connection';
import type { AccountService } from '../../api/initial-state';
import type { IdentityCrisis } from '../../api/identity-crisis';
import type { DisconnectSurvey } from '../../api/survey';
import type { TrackingSettings } from '../../api/tracking';
import type {
	ConnectionData,
	ConnectionError,
	CurrentUser,
} from '../../api/user';
import type { RequestAction, Requests } from '../request';

export type {
	ConnectionTestResult,
	DisconnectResult,
} from '../../api/connection';
export type { AccountService } from '../../api/initial-state';
export type { IdentityCrisis } from '../../api/identity-crisis';
export type { DisconnectReason, DisconnectSurvey } from '../../api/survey';
export type { TrackingSettings } from '../../api/tracking';
export type { ConnectionError, CurrentUser } from '../../api/user';

/** Why the browser is about to leave the page. */
export type Redirect = 'connect' | 'reconnect' | 'start-fresh';

/** The ways to resolve an identity crisis, named like their requests. */
export type CrisisChoice = 'confirm-safe-mode' | 'migrate' | 'start-fresh';

export interface ConnectionState {
	readonly status: ConnectionStatus;
	readonly user: CurrentUser;
	readonly errors: readonly ConnectionError[];
	readonly accountService: AccountService;
	/** URL where the user connects; '' until fetched and once connected. */
	readonly connectUrl: string;
	readonly registrationNonce: string;
	readonly isInIdentityCrisis: boolean;
	/** Details for users who can resolve it. */
	readonly identityCrisis: IdentityCrisis | null;
	readonly sandboxDomain: string;
	/** Plugins that share the connection: slug → name. */
	readonly connectedPlugins: Readonly< Record< string, string > >;
	readonly hasSeenWooModal: boolean;
	/** Null until known, and if the connection has no owner. */
	readonly ownerName: string | null;
	/** Null until fetched. */
	readonly tracking: TrackingSettings | null;
	/** As of the page load: linked and not opted out. */
	readonly isTracked: boolean;
	readonly testResult: ConnectionTestResult | null;
	/**
	 * Set after a successful disconnect; null before, and once connected again.
	 */
	readonly disconnection: DisconnectResult | null;
	/** Set from the click until the browser leaves the page. */
	readonly departure: Redirect | null;
	readonly requests: Requests;
}

interface ConnectionCall< Name extends string, Args, Result > {
	readonly slice: 'connection';
	readonly name: Name;
	readonly args: Args;
	readonly result: Result;
}

export type FetchConnection = ConnectionCall<
	'fetch',
	undefined,
	ConnectionStatus
>;
export type FetchConnectionData = ConnectionCall<
	'fetch-data',
	undefined,
	ConnectionData
>;
export type FetchConnectedPlugins = ConnectionCall<
	'fetch-plugins',
	undefined,
	Readonly< Record< string, string > >
>;
export type FetchConnectUrl = ConnectionCall<
	'fetch-connect-url',
	string | undefined,
	string
>;
/** Its result is the authorize URL. */
export type Register = ConnectionCall< 'register', RegisterArgs, string >;
export type FetchAuthorizeUrl = ConnectionCall<
	'authorize',
	string | undefined,
	string
>;
export type Disconnect = ConnectionCall<
	'disconnect',
	undefined,
	DisconnectResult
>;
export type Unlink = ConnectionCall< 'unlink', undefined, void >;
export type Reconnect = ConnectionCall<
	'reconnect',
	undefined,
	ReconnectResult
>;
export type TestConnection = ConnectionCall<
	'test',
	undefined,
	ConnectionTestResult
>;
export type ConfirmSafeMode = ConnectionCall<
	'confirm-safe-mode',
	undefined,
	void
>;
export type Migrate = ConnectionCall< 'migrate', undefined, void >;
export type StartFresh = ConnectionCall< 'start-fresh', string, string >;
export type MarkCommerceModalSeen = ConnectionCall<
	'mark-commerce-modal-seen',
	undefined,
	void
>;
export type FetchTracking = ConnectionCall<
	'fetch-tracking',
	undefined,
	TrackingSettings
>;
export type UpdateTracking = ConnectionCall<
	'update-tracking',
	boolean,
	TrackingSettings
>;
export type SendLoginEmail = ConnectionCall<
	'send-login-email',
	undefined,
	void
>;
export type SendSurvey = ConnectionCall<
	'send-survey',
	{ readonly serviceUrl: string; readonly survey: DisconnectSurvey },
	void
>;

export type ConnectionRequest =
	| FetchConnection
	| FetchConnectionData
	| FetchConnectedPlugins
	| FetchConnectUrl
	| Register
	| FetchAuthorizeUrl
	| Disconnect
	| Unlink
	| Reconnect
	| TestConnection
	| ConfirmSafeMode
	| Migrate
	| StartFresh
	| MarkCommerceModalSeen
	| FetchTracking
	| UpdateTracking
	| SendLoginEmail
	| SendSurvey;

export type ConnectionAction =
	| {
			readonly type: 'connection/departing';
			readonly departure: Redirect;
	  }
	/** The page was restored from the back/forward cache. */
	| { readonly type: 'connection/returned' }
	| RequestAction< ConnectionRequest >;
