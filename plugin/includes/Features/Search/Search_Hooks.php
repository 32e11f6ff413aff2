<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Hooks of the search. Most pages neither search nor change posts, so the classes that do are loaded when they are needed. */
final class Search_Hooks {

	public const INDEX_HOOK = 'jetpack_dashboard_search_index';

	private const HOURLY = self::INDEX_HOOK . '_hourly';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		$updates = fn( string $method ): callable => $this->services->method( Index_Updates::class, $method );

		Backend_Hooks::add(
			function () use ( $updates ): void {
				add_action( 'jetpack_activate_module_search', array( $this, 'start' ) );
				add_action( 'jetpack_deactivate_module_search', array( $this, 'stop' ) );
				add_filter( 'jetpack_dashboard_apply_search_auto_config', $this->services->method( Theme_Setup::class, 'apply' ) );
				add_action( self::INDEX_HOOK, $updates( 'run' ) );
				add_action( self::HOURLY, $updates( 'run' ) );
				// Reactivating the plugin keeps the module on, but the schedule is gone.
				add_action( 'init', array( $this, 'ensure_schedule' ) );
			}
		);

		add_action( 'save_post', $updates( 'on_save' ), 10, 2 );
		add_action( 'deleted_post', $updates( 'on_delete' ), 10, 2 );
		add_action( 'set_object_terms', $updates( 'on_terms' ) );
		add_action( 'edited_term', $updates( 'on_renamed_term' ), 10, 3 );
		add_action( 'wp_insert_comment', $updates( 'on_comment' ), 10, 2 );
		add_action( 'edit_comment', $updates( 'on_comment' ) );
		add_action( 'transition_comment_status', $updates( 'on_comment_status' ), 10, 3 );
		add_action( 'deleted_comment', $updates( 'on_comment' ), 10, 2 );
		add_action( 'jetpack_dashboard_setting_changed', $updates( 'on_setting' ) );
		add_action( 'shutdown', array( $this, 'update' ) );

		add_filter( 'posts_search', array( $this, 'replace_condition' ), 10, 2 );
		add_filter( 'posts_clauses', array( $this, 'join_matches' ), 10, 2 );
		add_filter( 'posts_pre_query', array( $this, 'find_page' ), 10, 2 );
		add_filter( 'jetpack_dashboard_similar_posts', $this->services->method( Similar_Posts::class, 'find' ), 10, 3 );
		Note_Hooks::add_source( $this->services, Index_Notes::class );
		if ( is_admin() ) {
			add_action( 'admin_post_' . Rebuild_Form::ACTION, $this->services->method( Rebuild_Form::class, 'handle' ) );
			add_action( 'admin_post_' . Setup_Form::ACTION, $this->services->method( Setup_Form::class, 'handle' ) );
		}
		$this->services->get( Instant_Search::class )->register();
		$this->services->get( Search_Statistics::class )->register();
		$this->services->get( Filters_Block::class )->register();
	}

	public function start(): void {
		$this->services->get( Index_Updates::class )->rebuild();
		self::schedule();
	}

	public function stop(): void {
		wp_unschedule_hook( self::INDEX_HOOK );
		wp_unschedule_hook( self::HOURLY );
		remove_action( 'shutdown', array( $this, 'update' ) );
	}

	/** Makes no queries: the schedule is an autoloaded option. If it is missing, posts may have changed since without being marked for the index. */
	public function ensure_schedule(): void {
		if ( self::schedule() ) {
			$this->services->get( Search_Index::class )->schedule( Search_Index::REBUILD );
		}
	}

	/** Runs at the end of the request, when terms and metadata are saved too. */
	public function update(): void {
		if ( $this->services->has_built( Index_Updates::class ) ) {
			$this->services->get( Index_Updates::class )->update();
		}
	}

	/**
	 * @param string   $condition
	 * @param WP_Query $query
	 */
	public function replace_condition( $condition, $query ): string {
		return '' === $query->get( 's' ) && ! $this->services->has_built( Search_Query::class )
			? (string) $condition
			: $this->services->get( Search_Query::class )->replace_condition( $condition, $query );
	}

	/**
	 * @param array<string, string> $clauses
	 * @param WP_Query              $query
	 * @return array<string, string>
	 */
	public function join_matches( $clauses, $query ): array {
		return $this->services->has_built( Search_Query::class )
			? $this->services->get( Search_Query::class )->join_matches( $clauses, $query )
			: $clauses;
	}

	/**
	 * @param array<int, int|\WP_Post>|null $posts
	 * @param WP_Query                      $query
	 * @return array<int, int|\WP_Post>|null
	 */
	public function find_page( $posts, $query ) {
		return $this->services->has_built( Search_Query::class )
			? $this->services->get( Search_Query::class )->find_page( $posts, $query )
			: $posts;
	}

	/** Returns whether there was no schedule. */
	private static function schedule(): bool {
		return ! wp_next_scheduled( self::HOURLY ) && wp_schedule_event( time(), 'hourly', self::HOURLY );
	}
}
