<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Backup_Busy;
use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backup_Folder;
use Jetpack_Dashboard\Backup\Backup_Log;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Restore_Parts;
use Jetpack_Dashboard\Backup\Restore_State;
use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Page_Progress;
use Jetpack_Dashboard\Kernel\Admin\Result_Notice;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Handles the forms of the backups page. */
class Backup_Actions {

	public const CREATE = 'jetpack_dashboard_backup_create';
	public const DELETE = 'jetpack_dashboard_backup_delete';
	/** Ends the message about a restore that has not finished. */
	public const KEEP = 'jetpack_dashboard_backup_keep';

	public const RESTORE = 'jetpack_dashboard_backup_restore';

	public const FLASH = 'backups';

	private Backup_Job $job;
	private Backup_Folder $folder;
	private Module_Registry $modules;
	private Offsite_Job $offsite;
	private Backup_Log $log;
	private Restore_Job $restore;

	public function __construct( Backup_Job $job, Restore_Job $restore, Backup_Folder $folder, Module_Registry $modules, Offsite_Job $offsite, Backup_Log $log ) {
		$this->job     = $job;
		$this->restore = $restore;
		$this->folder  = $folder;
		$this->modules = $modules;
		$this->offsite = $offsite;
		$this->log     = $log;
	}

	public function create(): void {
		self::check( self::CREATE, $this->modules );
		self::attempt( fn() => $this->job->start( 'manual' ) );
		self::redirect();
	}

	public function delete(): void {
		self::check( self::DELETE, $this->modules );
		self::attempt(
			function (): void {
				$is_offsite = $this->offsite->delete( self::id() );
				$this->alone( static fn( Backups $backups ) => $is_offsite && ! in_array( self::id(), $backups->ids(), true ) ? null : $backups->delete( self::id() ) );
			}
		);
		$this->log->deleted( self::id() );
		self::redirect( array( 'success' => __( 'Deleted the backup.', 'jetpack-dashboard' ) ) );
	}

	/** Starts a restore. The page runs it, slice after slice. */
	public function restore(): void {
		self::check( self::RESTORE, $this->modules );
		if ( ! self::may_restore() ) {
			self::redirect( array( 'error' => __( 'Changing files is disabled on this site.', 'jetpack-dashboard' ) ) );
		}
		$parts = self::parts();
		try {
			$this->restore->start( self::id(), $parts );
		} catch ( Backup_Busy $busy ) {
			self::redirect( array( 'error' => $busy->getMessage() ) );
		} catch ( Backup_Error $error ) {
			$this->log->restore_failed( self::id(), $parts, $error->getMessage() );
			'' === $parts->path . $parts->table ? self::redirect( array( 'error' => $error->getMessage() ) ) : self::ask_again( $error->getMessage() );
		}
		self::redirect();
	}

	public function keep(): void {
		self::check( self::KEEP, $this->modules );
		self::attempt(
			fn() => $this->alone(
				static function ( Backups $backups ): void {
					$state = Restore_State::unfinished( $backups->folder() );
					if ( $state ) {
						$state->forget( $backups->folder() );
					}
				}
			)
		);
		self::redirect( array( 'success' => __( 'Your site stays as it is.', 'jetpack-dashboard' ) ) );
	}

	/** Restoring replaces plugins and themes. */
	public static function may_restore(): bool {
		return wp_is_file_mod_allowed( 'jetpack_dashboard_restore' );
	}

	/**
	 * @param callable(Backups): mixed $work
	 * @throws Backup_Error
	 */
	private function alone( callable $work ): void {
		$backups = new Backups( $this->folder->prepare() );
		$backups->alone( static fn() => $work( $backups ) );
	}

	/** Refuses a form of the page that isn't allowed, or while the module is inactive. */
	public static function check( string $action, Module_Registry $modules ): void {
		if ( ! current_user_can( Backups_Controller::CAPABILITY ) || ! isset( $_POST['_wpnonce'] ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
		if ( ! $modules->is_active( Backups_Controller::SLUG ) ) {
			// The page says so, and a message would still be shown after they are turned on.
			self::redirect( array(), array(), Result_Notice::ID );
		}
	}

	private static function id(): string {
		return isset( $_POST['id'] ) && is_string( $_POST['id'] ) ? sanitize_key( $_POST['id'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- check() did.
	}

	private static function parts(): Restore_Parts {
		$name  = self::field( Restore_Form::PART );
		$path  = self::field( Restore_Form::PATH );
		$table = self::field( Restore_Form::TABLE );
		if ( ! in_array( $name, Restore_Parts::NAMES, true ) ) {
			self::ask_again( __( 'Choose what to restore.', 'jetpack-dashboard' ) );
		}
		if ( ( '' !== $path && Restore_Parts::FILE !== $name ) || ( '' !== $table && Restore_Parts::TABLE !== $name ) ) {
			self::ask_again( __( 'You entered a path or a table, but chose to restore something else. Nothing was restored.', 'jetpack-dashboard' ) );
		}
		try {
			return new Restore_Parts( $name, Restore_Parts::FILE === $name ? $path : $table );
		} catch ( Backup_Error $error ) {
			self::ask_again( $error->getMessage() );
		}
	}

	public static function field( string $name ): string {
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? trim( wp_unslash( $_POST[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security -- check() verified the nonce. Names of files and passwords may have any characters; they are compared, or checked by Place.
	}

	/**
	 * Shows the question about the restore again, with what was chosen.
	 *
	 * @return never
	 */
	private static function ask_again( string $error ) {
		$fields = array( Restore_Form::PART, Restore_Form::PATH, Restore_Form::TABLE );
		$chosen = array_filter( array_combine( $fields, array_map( array( self::class, 'field' ), $fields ) ) );
		self::redirect( array( 'error' => $error ), array( Backups_Page::RESTORE => self::id() ) + $chosen );
	}

	/** @param callable(): mixed $work */
	private static function attempt( callable $work ): void {
		try {
			$work();
		} catch ( Backup_Error $error ) {
			self::redirect( array( 'error' => $error->getMessage() ) );
		}
	}

	/**
	 * Shows the page. Browsers move the focus to the element that the address ends with.
	 *
	 * @param array<string, mixed>  $flash
	 * @param array<string, string> $parameters Of the address.
	 * @param string                $focused    Id of an element; '' for the message, or the progress if there is none.
	 * @return never
	 */
	public static function redirect( array $flash = array(), array $parameters = array(), string $focused = '' ) {
		if ( $flash ) {
			( new Flash( self::FLASH ) )->set( $flash );
			$focused = '' === $focused ? Result_Notice::ID : $focused;
		}
		wp_safe_redirect( Subpage::url( Backups_Page::SLUG, $parameters ) . '#' . ( '' === $focused ? Page_Progress::ID : $focused ) );
		exit;
	}
}
