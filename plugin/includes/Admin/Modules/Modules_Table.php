<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Modules;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Request_Number;
use WP_List_Table;

defined( 'ABSPATH' ) || exit;

/** Extends WordPress's list table: views by state, search, bulk actions. */
final class Modules_Table extends WP_List_Table {

	private const MAX_TERM_LENGTH = 100;

	/** @var Module_Row[] */
	private array $rows;

	private Modules_Per_Page $per_page;

	/** @param Module_Row[] $rows */
	public function __construct( array $rows, Modules_Per_Page $per_page ) {
		parent::__construct(
			array(
				'singular' => 'module',
				'plural'   => 'modules',
			)
		);

		$this->rows     = $rows;
		$this->per_page = $per_page;
	}

	/**
	 * @param array<mixed> $parameters Unslashed request parameters.
	 * @return array<string, string> Non-empty `state` and `s`, and `paged` from page 2 on.
	 */
	public static function query_of( array $parameters ): array {
		$states = array( Module_Row::ACTIVE, Module_Row::INACTIVE, Module_Row::UNAVAILABLE );
		$term   = is_string( $parameters['s'] ?? null ) ? mb_substr( sanitize_text_field( $parameters['s'] ), 0, self::MAX_TERM_LENGTH ) : '';
		$paged  = is_numeric( $parameters['paged'] ?? null ) ? Request_Number::of( absint( $parameters['paged'] ) ) : 1;

		return array_filter(
			array(
				'state' => in_array( $parameters['state'] ?? '', $states, true ) ? $parameters['state'] : '',
				's'     => $term,
				'paged' => $paged > 1 ? (string) $paged : '',
			),
			static fn( string $value ): bool => '' !== $value
		);
	}

	/** @return array<string, string> See query_of(). */
	public function query(): array {
		return self::query_of( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only chooses what is shown.
	}

	/** Larger numbers would overflow as offsets. */
	public function get_pagenum(): int {
		return (int) min( Subpage::MAX_LIST_PAGE, parent::get_pagenum() );
	}

	public function prepare_items(): void {
		$query    = $this->query();
		$per_page = $this->per_page->get();
		$rows     = array_filter(
			$this->rows,
			static fn( Module_Row $row ): bool => ( $query['state'] ?? $row->state ) === $row->state && $row->matches( $query['s'] ?? '' )
		);

		$this->_column_headers = array( $this->get_columns(), get_hidden_columns( $this->screen ), array(), 'name' );
		$this->items           = array_slice( $rows, ( $this->get_pagenum() - 1 ) * $per_page, $per_page );
		$this->set_pagination_args(
			array(
				'total_items' => count( $rows ),
				'per_page'    => $per_page,
			)
		);
	}

	/** @return array<string, string> Label by name. Screen options can't hide a column called `name`. */
	public function get_columns(): array {
		return array(
			'cb'          => '<input type="checkbox">',
			'name'        => __( 'Module', 'jetpack-dashboard' ),
			'description' => __( 'Description', 'jetpack-dashboard' ),
		);
	}

	/** @return array<string, string> Label by state. */
	private static function state_labels(): array {
		return array(
			Module_Row::ACTIVE      => __( 'Active', 'jetpack-dashboard' ),
			Module_Row::INACTIVE    => __( 'Inactive', 'jetpack-dashboard' ),
			Module_Row::UNAVAILABLE => __( 'Unavailable', 'jetpack-dashboard' ),
		);
	}

	public function no_items(): void {
		esc_html_e( 'No modules found.', 'jetpack-dashboard' );
	}

	/** @return array<string, string> Link by name. */
	protected function get_views(): array {
		$counts = array_count_values( array_column( $this->rows, 'state' ) );
		$labels = array( '' => __( 'All', 'jetpack-dashboard' ) ) + self::state_labels();
		$now    = $this->query()['state'] ?? '';
		$links  = array();

		foreach ( $labels as $state => $label ) {
			$links[ '' === $state ? 'all' : $state ] = sprintf(
				'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
				esc_url( Modules_Page::url( array_filter( array( 'state' => $state ) ) ) ),
				$state === $now ? ' class="current" aria-current="page"' : '',
				esc_html( $label ),
				esc_html( number_format_i18n( '' === $state ? count( $this->rows ) : $counts[ $state ] ?? 0 ) )
			);
		}

		return $links;
	}

	/**
	 * The fields have names of their own, since `action` is the hook name for admin-post.php.
	 *
	 * @param string $which
	 */
	protected function bulk_actions( $which = '' ): void {
		$suffix = 'bottom' === $which ? '2' : '';

		printf( '<label for="jp-modules-verb%1$s" class="screen-reader-text">%2$s</label><select name="verb%1$s" id="jp-modules-verb%1$s">', esc_attr( $suffix ), esc_html__( 'Select bulk action', 'jetpack-dashboard' ) );
		printf( '<option value="">%s</option>', esc_html__( 'Bulk actions', 'jetpack-dashboard' ) );
		printf( '<option value="%s">%s</option>', esc_attr( Module_Switching::ACTIVATE ), esc_html__( 'Activate', 'jetpack-dashboard' ) );
		printf( '<option value="%s">%s</option></select>', esc_attr( Module_Switching::DEACTIVATE ), esc_html__( 'Deactivate', 'jetpack-dashboard' ) );
		submit_button( __( 'Apply', 'jetpack-dashboard' ), 'action', 'apply' . $suffix, false );
	}

	/**
	 * WordPress's version would add a second nonce for a form of its own.
	 *
	 * @param 'top'|'bottom' $which
	 */
	protected function display_tablenav( $which ): void {
		echo '<div class="tablenav ' . esc_attr( $which ) . '"><div class="alignleft actions bulkactions">';
		$this->bulk_actions( $which );
		echo '</div>';
		$this->pagination( $which );
		echo '<br class="clear"></div>';
	}

	/** @param Module_Row $item */
	protected function column_cb( $item ): string {
		return $item->can_switch ? sprintf(
			'<label class="screen-reader-text" for="jp-module-%1$s">%2$s</label><input type="checkbox" name="modules[]" value="%1$s" id="jp-module-%1$s">',
			esc_attr( $item->slug ),
			/* translators: %s: name of a module. */
			esc_html( sprintf( __( 'Select %s', 'jetpack-dashboard' ), $item->name ) )
		) : '';
	}

	/**
	 * Contains everything, since it is the only column on narrow screens.
	 *
	 * @param Module_Row $item
	 */
	protected function column_name( $item ): string {
		$state = self::state_labels()[ $item->state ];

		return sprintf(
			'<strong>%s</strong><br>%s%s',
			esc_html( $item->name ),
			/* translators: 1: whether a module is on. 2: why it is so. */
			esc_html( '' === $item->reason ? $state : sprintf( __( '%1$s: %2$s', 'jetpack-dashboard' ), $state, $item->reason ) ),
			$this->row_actions( $this->actions( $item ), true )
		);
	}

	/** @param Module_Row $item */
	protected function column_description( $item ): string {
		return esc_html( $item->description );
	}

	/**
	 * Submit buttons, since changes need a POST.
	 *
	 * @return array<string, string> HTML by name.
	 */
	private function actions( Module_Row $item ): array {
		$actions = array();

		if ( $item->can_switch ) {
			$is_on = Module_Row::ACTIVE === $item->state;
			$verb  = $is_on ? Module_Switching::DEACTIVATE : Module_Switching::ACTIVATE;
			/* translators: %s: name of a module. */
			$label = $is_on ? __( 'Deactivate %s', 'jetpack-dashboard' ) : __( 'Activate %s', 'jetpack-dashboard' );

			$actions[ $verb ] = sprintf(
				'<button type="submit" name="one" value="%s:%s" class="button-link" aria-label="%s">%s</button>',
				esc_attr( $verb ),
				esc_attr( $item->slug ),
				esc_attr( sprintf( $label, $item->name ) ),
				$is_on ? esc_html__( 'Deactivate', 'jetpack-dashboard' ) : esc_html__( 'Activate', 'jetpack-dashboard' )
			);
		}

		return $actions;
	}
}
