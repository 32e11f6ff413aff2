<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Cli;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature_Files;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Registers `wp jetpack`. Commands of features are in their folders, and work while the module is inactive. */
final class Commands {

	private Feature_Files $features;
	private Container $services;

	public function __construct( Feature_Files $features, Container $services ) {
		$this->features = $features;
		$this->services = $services;
	}

	public function register(): void {
		WP_CLI::add_command( 'jetpack', Jetpack_Namespace::class );
		WP_CLI::add_command( 'jetpack module', $this->services->get( Module_Command::class ) );
		WP_CLI::add_command( 'jetpack settings', $this->services->get( Settings_Command::class ) );
		WP_CLI::add_command( 'jetpack connection', $this->services->get( Connection_Command::class ) );
		WP_CLI::add_command( 'jetpack activity', array( $this->services->get( Activity_Command::class ), 'list' ) );
		WP_CLI::add_command( 'jetpack backup', $this->services->get( Backup_Command::class ) );
		WP_CLI::add_command( 'jetpack backup restore', array( $this->services->get( Restore_Command::class ), 'restore' ) );
		WP_CLI::add_command( 'jetpack backup encryption', array( $this->services->get( Encryption_Command::class ), 'encryption' ) );
		WP_CLI::add_command( 'jetpack export', array( $this->services->get( File_Command::class ), 'export' ) );
		WP_CLI::add_command( 'jetpack import', array( $this->services->get( File_Command::class ), 'import' ) );

		foreach ( $this->features->all() as $feature ) {
			$feature->add_commands( $this->services );
		}
	}
}
