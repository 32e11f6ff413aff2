<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Modules\Visible_Modules;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Recommendations\Assistant_Status;

defined( 'ABSPATH' ) || exit;

/**
 * What the current user can open with WordPress's command palette: screens of the app, modules and their settings. WordPress itself lists
 * the plugin's admin pages.
 */
class Commands {

	private Visible_Modules $modules;
	private Menu_Links $menu;
	private Assistant_Status $assistant;
	private Connection_Status $connection;

	public function __construct( Visible_Modules $modules, Menu_Links $menu, Assistant_Status $assistant, Connection_Status $connection ) {
		$this->modules    = $modules;
		$this->menu       = $menu;
		$this->assistant  = $assistant;
		$this->connection = $connection;
	}

	/** @return array<int, array{name: string, label: string, terms: string, url: string}> */
	public function all(): array {
		return $this->menu->has_settings() ? array_merge( $this->screens(), $this->modules() ) : array();
	}

	/** @return array<int, array{name: string, label: string, terms: string, url: string}> Routes of the app. */
	private function screens(): array {
		$screens = array();

		if ( current_user_can( 'jetpack_manage_modules' ) ) {
			$screens = array(
				'security'    => __( 'Security', 'jetpack-dashboard' ),
				'performance' => __( 'Performance', 'jetpack-dashboard' ),
				'writing'     => __( 'Writing', 'jetpack-dashboard' ),
				'sharing'     => __( 'Sharing', 'jetpack-dashboard' ),
				'discussion'  => __( 'Discussion', 'jetpack-dashboard' ),
				'traffic'     => __( 'Traffic', 'jetpack-dashboard' ),
				'privacy'     => __( 'Privacy', 'jetpack-dashboard' ),
			);
			if ( $this->assistant->is_on() ) {
				$screens['recommendations'] = __( 'Recommendations', 'jetpack-dashboard' );
			}
			if ( ! $this->connection->is_local() ) {
				$screens['my-plan'] = __( 'My Plan', 'jetpack-dashboard' );
			}
		}

		$commands = array();
		foreach ( $screens as $route => $name ) {
			/* translators: %s: name of a screen. */
			$label      = sprintf( __( 'Jetpack: %s', 'jetpack-dashboard' ), $name );
			$commands[] = self::command( "screen/$route", $label, '', admin_url( 'admin.php?page=' . Admin_Page::SLUG . "#/$route" ) );
		}

		return $commands;
	}

	/** @return array<int, array{name: string, label: string, terms: string, url: string}> Modules, each with its settings. */
	private function modules(): array {
		$commands = array();

		foreach ( $this->modules->for_rest() as $slug => $module ) {
			// Others are on the dashboard for everyone, without settings.
			if ( ! isset( $module['options'] ) ) {
				continue;
			}
			$labels = array( '' => $module['name'] );
			foreach ( (array) $module['options'] as $key => $option ) {
				$labels[ "/$key" ] = rtrim( $option['description'], '.' );
			}
			foreach ( array_unique( array_filter( $labels ) ) as $suffix => $label ) {
				$commands[] = self::command(
					"setting/$slug$suffix",
					/* translators: %s: name of a feature, or description of a setting. */
					sprintf( __( 'Jetpack settings: %s', 'jetpack-dashboard' ), $label ),
					'' === $suffix ? $module['search_terms'] : $module['name'],
					$module['configure_url']
				);
			}
		}

		return $commands;
	}

	/** @return array{name: string, label: string, terms: string, url: string} */
	private static function command( string $name, string $label, string $terms, string $url ): array {
		return compact( 'name', 'label', 'terms', 'url' );
	}
}
