<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Recommendations;

use Jetpack_Dashboard\Kernel\Active_Plugins;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Plan_Classes;
use Jetpack_Dashboard\Modules\Site_Plan;
use Jetpack_Dashboard\Plugins\Own_Plugins;
use Jetpack_Dashboard\Provider\Connection_Status;

defined( 'ABSPATH' ) || exit;

/**
 * Recommendations that the site gets after certain events. They are stored, one option each, and listed as long as their conditions are
 * met.
 */
class Conditional_Recommendations {

	private const PREFIX = 'jetpack_dashboard_recommendation_new_';

	private const SCAN      = 'security-scanning-jetpack';
	private const BACKUP    = 'site-backups-jetpack';
	private const ANTI_SPAM = 'spam-akismet-plus';
	private const VIDEO     = 'videopress-jetpack';

	private Assistant_Status $status;
	private Answer_Store $answer_store;
	private Module_Registry $modules;
	private Connection_Status $connection;

	public function __construct( Assistant_Status $status, Answer_Store $answer_store, Module_Registry $modules, Connection_Status $connection ) {
		$this->status       = $status;
		$this->answer_store = $answer_store;
		$this->modules      = $modules;
		$this->connection   = $connection;
	}

	/** Whether an event can still add it. */
	public function is_wanted( string $slug ): bool {
		return ! self::is_stored( $slug ) && $this->status->is_on() && $this->conditions()->apply_to( $slug );
	}

	/** @param string $slug One of Conditions::SLUGS. */
	public function add( string $slug ): void {
		if ( $this->is_wanted( $slug ) ) {
			update_option( self::PREFIX . $slug, '1', false );
		}
	}

	public function remove( string $slug ): void {
		delete_option( self::PREFIX . $slug );
	}

	public function clear(): void {
		array_map( array( $this, 'remove' ), Conditions::SLUGS );
	}

	/** @return string[] */
	public function all(): array {
		wp_prime_option_caches( self::option_names() );
		$stored = array_filter( Conditions::SLUGS, array( self::class, 'is_stored' ) );

		if ( ! $stored || ! $this->status->is_on() ) {
			return array();
		}

		return array_values( array_filter( $stored, array( $this->conditions(), 'apply_to' ) ) );
	}

	/** @return string[] Recommendations that nobody has viewed. */
	public function unread(): array {
		$all = $this->all();

		return $all ? array_values( array_diff( $all, $this->answer_store->viewed( $all ) ) ) : array();
	}

	/** @return string[] Everything that unread() reads. */
	public static function option_names(): array {
		$own = array_map( static fn( string $slug ): string => self::PREFIX . $slug, Conditions::SLUGS );

		return array_merge( $own, Answer_Store::viewed_option_names( Conditions::SLUGS ), array( Site_Plan::OPTION ) );
	}

	private static function is_stored( string $slug ): bool {
		return '1' === get_option( self::PREFIX . $slug, '' );
	}

	private function conditions(): Conditions {
		$features = Site_Plan::active_features();
		$owned    = Site_Plan::owned_slugs();

		return new Conditions(
			array(
				'is_registered'  => $this->connection->is_registered(),
				'is_free_plan'   => 'free' === Plan_Classes::of( $owned[0] ),
				'has_scan'       => in_array( self::SCAN, $features, true ),
				'has_backup'     => in_array( self::BACKUP, $features, true ) || self::has_plugin( Own_Plugins::VAULT ),
				'has_antispam'   => in_array( self::ANTI_SPAM, $features, true ) || self::has_plugin( Own_Plugins::ANTISPAM ),
				'has_videopress' => in_array( self::VIDEO, $features, true ) || in_array( 'videopress', array_map( array( Plan_Classes::class, 'of' ), $owned ), true ),
				'modules'        => array_values( array_filter( array( 'publicize', 'videopress' ), array( $this, 'may_recommend' ) ) ),
			)
		);
	}

	/** Whether a module is off, not forced off, and works on this site. */
	private function may_recommend( string $slug ): bool {
		return $this->modules->is_available( $slug ) && ! $this->modules->is_active( $slug ) && 'inactive' !== $this->modules->override( $slug );
	}

	private static function has_plugin( string $slug ): bool {
		return Active_Plugins::has( Own_Plugins::FILES[ $slug ] );
	}
}
