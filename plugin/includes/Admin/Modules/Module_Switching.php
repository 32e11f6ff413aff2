<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Modules;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Handles the modules page's form: a button per module, and bulk actions. Only a POST with a valid nonce changes anything. */
final class Module_Switching {

	public const ACTION = 'jetpack_dashboard_switch_modules';

	public const ACTIVATE   = 'activate';
	public const DEACTIVATE = 'deactivate';

	private Module_Registry $modules;

	private Flash $flash;

	public function __construct( Module_Registry $modules ) {
		$this->modules = $modules;
		$this->flash   = new Flash( 'modules' );
	}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'handle' ) );
	}

	public function handle(): void {
		if ( ! current_user_can( 'jetpack_manage_modules' ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		// A nonce in a query string would end up in logs and referrers.
		if ( ! isset( $_POST['_wpnonce'] ) ) {
			wp_die( esc_html__( 'The link you followed has expired.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );

		$form                 = wp_unslash( $_POST );
		list( $verb, $slugs ) = $this->order( $form );

		if ( $slugs && '' !== $verb ) {
			$this->flash->set( $this->switch_all( self::ACTIVATE === $verb, $slugs ) );
		} elseif ( $slugs || '' !== $verb || ! self::turns_page( $form ) ) {
			$this->flash->set( array( 'is_empty' => true ) );
		}

		wp_safe_redirect( Modules_Page::url( Modules_Table::query_of( $form ) ) );
		exit;
	}

	/**
	 * Pressing Enter in the field for the page submits the form.
	 *
	 * @param array<mixed> $form
	 */
	private static function turns_page( array $form ): bool {
		return isset( $form['paged'], $form['shown_page'] ) && $form['paged'] !== $form['shown_page'];
	}

	/**
	 * @param array<mixed> $form
	 * @return array{0: string, 1: string[]} The action ('' if invalid) and the modules' slugs.
	 */
	private function order( array $form ): array {
		$one = is_string( $form['one'] ?? null ) ? explode( ':', $form['one'], 2 ) : array();

		if ( 2 === count( $one ) ) {
			return array( self::verb( $one[0] ), array( sanitize_key( $one[1] ) ) );
		}

		$verb  = isset( $form['apply2'] ) ? $form['verb2'] ?? '' : $form['verb'] ?? '';
		$slugs = array_filter( (array) ( $form['modules'] ?? array() ), 'is_string' );

		return array( self::verb( $verb ), array_values( array_unique( array_map( 'sanitize_key', $slugs ) ) ) );
	}

	/**
	 * One module that fails does not stop the others.
	 *
	 * @param string[] $slugs
	 * @return array{is_on: bool, done: string[], failed: array<string, string>} `failed` has the reason by slug.
	 */
	private function switch_all( bool $is_on, array $slugs ): array {
		$modules  = $this->modules;
		$switched = array();
		$failed   = array();

		foreach ( $slugs as $slug ) {
			// Already in the requested state: neither a failure nor worth a message.
			if ( $modules->get( $slug ) && $modules->is_active( $slug ) === $is_on ) {
				continue;
			}

			$result = $is_on ? $modules->activate( $slug ) : $modules->deactivate( $slug );

			if ( is_wp_error( $result ) ) {
				$failed[ $slug ] = $result->get_error_message();
			} else {
				$switched[] = $slug;
			}
		}

		return array(
			'is_on'  => $is_on,
			'done'   => $switched,
			'failed' => $failed,
		);
	}

	/** @param mixed $verb */
	private static function verb( $verb ): string {
		return in_array( $verb, array( self::ACTIVATE, self::DEACTIVATE ), true ) ? $verb : '';
	}
}
