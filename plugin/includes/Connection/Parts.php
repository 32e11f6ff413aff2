<?php
/**
 * The parts of the connection.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;
use Jetpack_Dashboard\Provider\Signing_Keys;

defined( 'ABSPATH' ) || exit;

/**
 * The connection's part of the composition root: builds each service when it is first needed.
 */
final class Parts extends Base_Parts {

	/**
	 * Hooks what acts by itself.
	 */
	public function register(): void {
		add_action(
			'admin_init',
			function (): void {
				if ( Authorization_Callback::is_addressed() ) {
					$this->authorization_callback()->answer();
				}
			},
			5
		);

		add_action( 'admin_init', array( $this, 'suggest_privacy_policy' ) );

		// Before users are deleted, since their data goes with them.
		foreach ( array( 'delete_user', 'wpmu_delete_user', 'remove_user_from_blog' ) as $hook ) {
			add_action( $hook, fn( $user_id ) => $this->user_connection()->forget_leaving( (int) $user_id ) );
		}
	}

	/**
	 * Suggests a paragraph for the site's privacy policy while the site is connected.
	 */
	public function suggest_privacy_policy(): void {
		if ( ! $this->status()->is_registered() ) {
			return;
		}

		$host = $this->account_service()->host();

		Policy_Guide::suggest(
			__( 'Jetpack connection', 'jetpack-dashboard' ),
			/* translators: %s: the account service's host. */
			sprintf( __( 'This site is connected to %s. The plugin tells it the site’s name, address and registration, and asks it for plans, backups, scans and similar data. Your visitors’ data is not sent.', 'jetpack-dashboard' ), $host ),
			/* translators: %1$s: the account service's host. */
			sprintf( __( 'If you have a user account on our site, you can link it to an account at %1$s. We then store your name, username, email address and picture from there, and access tokens that let our site act for that account. %1$s learns when you use these features, and, unless you turn usage tracking off, which parts of the dashboard you use. Unlinking the account deletes all of it from our site.', 'jetpack-dashboard' ), $host )
		);
	}

	/**
	 * The current user.
	 */
	public function current_user(): Current_User {
		return $this->once( Current_User::class, fn() => new Current_User( $this->status(), $this->store() ) );
	}

	/**
	 * The site's registration.
	 */
	public function registration(): Site_Registration {
		return $this->once(
			Site_Registration::class,
			fn() => new Site_Registration( $this->store(), $this->status(), $this->registration_endpoint(), $this->site_api(), $this->lock(), $this->time_budget() )
		);
	}

	/**
	 * Disconnects the site.
	 */
	public function disconnection(): Disconnection {
		return $this->once( Disconnection::class, fn() => new Disconnection( $this->store(), $this->status(), $this->registration() ) );
	}

	/**
	 * Whether tokens are alive.
	 */
	public function token_health(): Token_Health {
		return $this->once( Token_Health::class, fn() => new Token_Health( $this->site_token(), $this->user_tokens(), $this->identity_api(), $this->errors() ) );
	}

	/**
	 * Repairs the connection.
	 */
	public function reconnection(): Reconnection {
		return $this->once(
			Reconnection::class,
			fn() => new Reconnection(
				$this->status(),
				$this->registration(),
				$this->site_token(),
				$this->token_health(),
				$this->authorization(),
				$this->provider(),
				$this->failure()
			)
		);
	}

	/**
	 * Tests the connection.
	 */
	public function connection_test(): Connection_Test {
		return $this->once(
			Connection_Test::class,
			fn() => new Connection_Test(
				$this->store(),
				$this->status(),
				$this->account_service(),
				$this->provider(),
				$this->discovery(),
				$this->token_health(),
				$this->site_api()
			)
		);
	}

	/**
	 * The ways out of an identity crisis.
	 */
	public function identity_crisis(): Identity_Crisis {
		return $this->once(
			Identity_Crisis::class,
			fn() => new Identity_Crisis( $this->store(), $this->status(), $this->registration(), $this->authorization(), $this->provider() )
		);
	}

	/**
	 * What a browser passes through while it connects.
	 */
	public function authorization_callback(): Authorization_Callback {
		return $this->once(
			Authorization_Callback::class,
			fn() => new Authorization_Callback( $this->pending_authorizations(), $this->user_linking(), $this->registration(), $this->authorization(), $this->account_service() )
		);
	}

	/**
	 * Where users are linked.
	 */
	public function authorization(): Authorization {
		return $this->once(
			Authorization::class,
			fn() => new Authorization( $this->status(), $this->store(), $this->discovery(), $this->provider(), $this->pending_authorizations(), $this->failure() )
		);
	}

	/**
	 * Authorizations under way.
	 */
	public function pending_authorizations(): Pending_Authorizations {
		return $this->once( Pending_Authorizations::class, fn() => new Pending_Authorizations( $this->clock ) );
	}

	/**
	 * Links users.
	 */
	public function user_linking(): User_Linking {
		return $this->once(
			User_Linking::class,
			fn() => new User_Linking(
				$this->status(),
				$this->store(),
				$this->account_service(),
				$this->token_endpoint(),
				new Account_Profile( $this->discovery() ),
				$this->errors(),
				$this->id_token()
			)
		);
	}

	/**
	 * Verifies ID tokens.
	 */
	public function id_token(): Id_Token {
		return $this->once(
			Id_Token::class,
			fn() => new Id_Token( new Signing_Keys( $this->discovery(), $this->account_service(), $this->failure(), $this->clock ), $this->account_service(), $this->clock )
		);
	}

	/**
	 * The provider's token endpoint.
	 */
	public function token_endpoint(): Token_Endpoint {
		return $this->once( Token_Endpoint::class, fn() => new Token_Endpoint( $this->identity_api(), $this->failure(), $this->clock ) );
	}

	/**
	 * Users' tokens.
	 */
	public function user_tokens(): User_Tokens {
		return $this->once(
			User_Tokens::class,
			fn() => new User_Tokens( $this->store(), $this->token_endpoint(), $this->errors(), $this->lock(), $this->time_budget(), $this->clock )
		);
	}

	/**
	 * Users' links.
	 */
	public function user_connection(): User_Connection {
		return $this->once( User_Connection::class, fn() => new User_Connection( $this->status(), $this->store(), $this->user_tokens(), $this->errors() ) );
	}

	/**
	 * Personal data of linked accounts.
	 */
	public function personal_data(): Account_Personal_Data {
		return new Account_Personal_Data( $this->store(), $this->user_connection(), $this->account_service() );
	}

	/**
	 * The plugins that share the connection.
	 */
	public function connected_plugins(): Connected_Plugins {
		return $this->once( Connected_Plugins::class, fn() => new Connected_Plugins() );
	}

	/**
	 * Who lets their use be counted.
	 */
	public function tracking(): Tracking_Preference {
		return $this->once( Tracking_Preference::class, fn() => new Tracking_Preference( $this->status() ) );
	}

	/**
	 * The email that logs a user in to the mobile app.
	 */
	public function login_mail(): Login_Mail {
		return $this->once( Login_Mail::class, fn() => new Login_Mail( $this->site_api(), $this->failure(), $this->status(), $this->store(), $this->lock(), $this->clock ) );
	}
}
