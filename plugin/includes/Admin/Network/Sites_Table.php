<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Network;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use WP_List_Table;
use WP_Site_Query;

defined( 'ABSPATH' ) || exit;

/** A page of the network's sites. Only the sites that are shown are read. */
final class Sites_Table extends WP_List_Table {

	public const PER_PAGE     = 20;
	public const MAX_PER_PAGE = 100;

	private const MAX_TERM_LENGTH = 100;

	private Site_Summaries $summaries;

	/** User option. */
	private string $per_page_option;

	public function __construct( Site_Summaries $summaries, string $per_page_option ) {
		parent::__construct(
			array(
				'singular' => 'site',
				'plural'   => 'sites',
			)
		);

		$this->summaries       = $summaries;
		$this->per_page_option = $per_page_option;
	}

	/** Larger numbers would overflow as offsets. */
	public function get_pagenum(): int {
		return (int) min( Subpage::MAX_LIST_PAGE, parent::get_pagenum() );
	}

	public function prepare_items(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Reads only; sanitized below.
		$term     = wp_unslash( $_GET['s'] ?? '' );
		$per_page = min( self::MAX_PER_PAGE, $this->get_items_per_page( $this->per_page_option, self::PER_PAGE ) );
		$query    = new WP_Site_Query();
		$filter   = array(
			'network_id' => get_current_network_id(),
			'search'     => is_string( $term ) ? mb_substr( sanitize_text_field( $term ), 0, self::MAX_TERM_LENGTH ) : '',
		);
		$sites    = $query->query(
			$filter + array(
				'number'        => $per_page,
				'offset'        => ( $this->get_pagenum() - 1 ) * $per_page,
				'orderby'       => 'id',
				'no_found_rows' => false,
			)
		);
		// A page without sites has no number of all sites. With that, WordPress redirects to the last page, such as after a search on page 2.
		$total = $sites || 1 === $this->get_pagenum() ? (int) $query->found_sites : (int) get_sites( $filter + array( 'count' => true ) );

		$this->_column_headers = array( $this->get_columns(), get_hidden_columns( $this->screen ), array(), 'site' );
		$this->items           = array_map( array( $this->summaries, 'of' ), array_filter( (array) $sites, static fn( $site ): bool => $site instanceof \WP_Site ) );
		$this->set_pagination_args(
			array(
				'total_items' => $total,
				'per_page'    => $per_page,
			)
		);
	}

	/** @return array<string, string> Label by name. */
	public function get_columns(): array {
		return array(
			'site'     => __( 'Site', 'jetpack-dashboard' ),
			'state'    => __( 'Connection', 'jetpack-dashboard' ),
			'features' => __( 'Features', 'jetpack-dashboard' ),
		);
	}

	public function no_items(): void {
		esc_html_e( 'No sites found.', 'jetpack-dashboard' );
	}

	/** @return string[] */
	protected function get_table_classes(): array {
		return array( 'widefat', 'striped', 'jp-network' );
	}

	/**
	 * Without the button that shows the other columns on narrow screens: they are always shown.
	 *
	 * @param array<string, mixed> $item
	 * @param string               $column_name
	 * @param string               $primary
	 */
	protected function handle_row_actions( $item, $column_name, $primary ): string {
		return '';
	}

	/** @param array<string, mixed> $item */
	protected function column_site( $item ): string {
		if ( '' === $item['dashboard'] ) {
			return esc_html( $item['address'] );
		}
		$name = '' === $item['name'] ? $item['address'] : $item['name'];

		return sprintf(
			'<strong><a href="%1$s" aria-label="%2$s">%3$s</a></strong><br><a href="%4$s">%5$s</a>',
			esc_url( $item['dashboard'] ),
			/* translators: %s: name of a site. */
			esc_attr( sprintf( __( 'Dashboard of %s', 'jetpack-dashboard' ), $name ) ),
			esc_html( $name ),
			esc_url( $item['url'] ),
			esc_html( $item['address'] )
		);
	}

	/** @param array<string, mixed> $item */
	protected function column_state( $item ): string {
		return esc_html( $item['state'] );
	}

	/** @param array<string, mixed> $item */
	protected function column_features( $item ): string {
		$features = $item['features'];
		if ( ! $features ) {
			return '' === $item['dashboard'] ? '' : esc_html__( 'None are on', 'jetpack-dashboard' );
		}

		return sprintf(
			'<details><summary>%s</summary>%s</details>',
			/* translators: %s: number of features. */
			esc_html( sprintf( _n( '%s on', '%s on', count( $features ), 'jetpack-dashboard' ), number_format_i18n( count( $features ) ) ) ),
			esc_html( implode( ', ', $features ) )
		);
	}
}
