<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Network;

use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Module_Texts;
use Jetpack_Dashboard\Provider\Connection_Status;
use WP_Site;

defined( 'ABSPATH' ) || exit;

/** Reads the name, the connection and the features of sites, with the autoloaded options of each. */
class Site_Summaries {

	private Module_Registry $modules;
	private Connection_Status $connection;

	public function __construct( Module_Registry $modules, Connection_Status $connection ) {
		$this->modules    = $modules;
		$this->connection = $connection;
	}

	/** @return array{id: int, name: string, address: string, url: string, dashboard: string, state: string, features: string[]} */
	public function of( WP_Site $site ): array {
		$id      = (int) $site->blog_id;
		$closed  = self::closed_state( $site );
		$summary = array(
			'id'        => $id,
			'name'      => '',
			'address'   => untrailingslashit( $site->domain . $site->path ),
			'url'       => '',
			'dashboard' => '',
			'state'     => $closed,
			'features'  => array(),
		);
		if ( '' !== $closed ) {
			// Its tables may be gone, and its dashboard doesn't open.
			return $summary;
		}

		switch_to_blog( $id );
		if ( false === get_option( 'siteurl' ) ) {
			// A deletion that was interrupted, or a restored database that lacks the site. Its dashboard doesn't open.
			$summary['state'] = __( 'Its database tables are missing', 'jetpack-dashboard' );
			restore_current_blog();

			return $summary;
		}
		$summary['name']      = (string) get_option( 'blogname' );
		$summary['url']       = home_url( '/' );
		$summary['dashboard'] = admin_url( 'admin.php?page=jetpack' );
		$summary['state']     = $this->state();
		$summary['features']  = array_map( static fn( string $slug ): string => Module_Texts::of( $slug )['name'], $this->modules->active_slugs() );
		sort( $summary['features'] );
		restore_current_blog();

		return $summary;
	}

	/** '' for a site that is open. */
	private static function closed_state( WP_Site $site ): string {
		if ( (int) $site->deleted ) {
			return __( 'Deleted', 'jetpack-dashboard' );
		}
		if ( (int) $site->spam ) {
			return __( 'Spam', 'jetpack-dashboard' );
		}

		return (int) $site->archived ? __( 'Archived', 'jetpack-dashboard' ) : '';
	}

	private function state(): string {
		if ( $this->connection->is_offline() ) {
			return __( 'Offline mode', 'jetpack-dashboard' );
		}
		if ( $this->connection->is_local() ) {
			return __( 'No account service', 'jetpack-dashboard' );
		}
		if ( $this->connection->is_in_identity_crisis() ) {
			return __( 'Connected under another address', 'jetpack-dashboard' );
		}

		return $this->connection->is_registered() ? __( 'Connected', 'jetpack-dashboard' ) : __( 'Not connected', 'jetpack-dashboard' );
	}
}
