<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Admin\Subpage;

defined( 'ABSPATH' ) || exit;

/** The log on the connections page: what was sent where. */
class Log_Table {

	private const SHOWN = 25;

	private Jobs $jobs;
	private Networks $networks;

	public function __construct( Jobs $jobs, Networks $networks ) {
		$this->jobs     = $jobs;
		$this->networks = $networks;
	}

	/**
	 * What happened to a job, in plain text.
	 *
	 * @param array<string, string> $job Its row.
	 */
	public static function state_text( array $job ): string {
		switch ( $job['state'] ) {
			case Jobs::SENT:
				return __( 'Shared', 'jetpack-dashboard' );
			case Jobs::SENDING:
				return __( 'Sending', 'jetpack-dashboard' );
			case Jobs::FAILED:
				return __( 'Failed', 'jetpack-dashboard' );
			case Jobs::UNKNOWN:
				return __( 'Unknown', 'jetpack-dashboard' );
		}

		return (int) $job['attempts'] > 0 ? __( 'Waiting for the next attempt', 'jetpack-dashboard' ) : __( 'Waiting', 'jetpack-dashboard' );
	}

	public function render(): void {
		$page   = Subpage::list_page();
		$offset = ( $page - 1 ) * self::SHOWN;
		$rows   = current_user_can( 'manage_options' ) ? $this->jobs->recent( self::SHOWN + 1, $offset ) : $this->jobs->recent_of( get_current_user_id(), self::SHOWN + 1, $offset );

		echo '<h2>' . esc_html__( 'Log', 'jetpack-dashboard' ) . '</h2>';
		if ( ! $rows ) {
			echo '<p>' . esc_html__( 'Nothing was shared yet.', 'jetpack-dashboard' ) . '</p>';
			return;
		}
		?>
		<table class="widefat striped jp-publicize-table">
			<caption class="screen-reader-text"><?php esc_html_e( 'Shared posts, newest first', 'jetpack-dashboard' ); ?></caption>
			<thead>
				<tr>
					<th scope="col"><?php esc_html_e( 'Post', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Account', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Result', 'jetpack-dashboard' ); ?></th>
				</tr>
			</thead>
			<tbody><?php array_map( array( $this, 'print_row' ), array_slice( $rows, 0, self::SHOWN ) ); ?></tbody>
		</table>
		<p>
			<?php
			if ( $page > 1 ) {
				self::print_link( __( 'Previous page', 'jetpack-dashboard' ), $page - 1 );
			}
			if ( count( $rows ) > self::SHOWN ) {
				self::print_link( __( 'Next page', 'jetpack-dashboard' ), $page + 1 );
			}
			?>
		</p>
		<?php
	}

	/** @param array<string, string> $job */
	private function print_row( array $job ): void {
		$title = get_the_title( (int) $job['post'] );
		$title = '' === $title ? __( '(no title)', 'jetpack-dashboard' ) : $title;
		printf(
			'<tr><td>%s</td><td>%s<br>%s</td><td><strong>%s</strong>, %s',
			esc_html( wp_html_excerpt( $title, 100, '…' ) ),
			esc_html( $this->networks->name( $job['network'] ) ),
			esc_html( $job['label'] ),
			esc_html( self::state_text( $job ) ),
			esc_html( self::time( (int) $job['changed'] ) )
		);
		if ( '' !== $job['url'] ) {
			/* translators: %s: title of a post. */
			printf( '<br><a href="%s" aria-label="%s">%s</a>', esc_url( $job['url'], array( 'https' ) ), esc_attr( sprintf( __( 'View message: %s', 'jetpack-dashboard' ), $title ) ), esc_html__( 'View message', 'jetpack-dashboard' ) );
		}
		if ( '' !== $job['error'] ) {
			echo '<br>' . esc_html( $job['error'] );
		}
		if ( Jobs::WAITING === $job['state'] && (int) $job['attempts'] > 0 ) {
			/* translators: %s: date and time. */
			echo '<br>' . esc_html( sprintf( __( 'Next attempt: %s', 'jetpack-dashboard' ), self::time( (int) $job['next_try'] ) ) );
		}
		if ( in_array( $job['state'], array( Jobs::FAILED, Jobs::UNKNOWN ), true ) ) {
			/* translators: %s: title of a post. */
			Page_Actions::print_button( Page_Actions::RESEND, (int) $job['id'], __( 'Send again', 'jetpack-dashboard' ), sprintf( __( 'Send again: %s', 'jetpack-dashboard' ), $title ) );
		}
		echo '</td></tr>';
	}

	private static function print_link( string $label, int $page ): void {
		printf( '<a class="button" href="%s">%s</a> ', esc_url( Subpage::url( Connections_Page::SLUG, array( 'paged' => (string) $page ) ) ), esc_html( $label ) );
	}

	private static function time( int $time ): string {
		return (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $time );
	}
}
