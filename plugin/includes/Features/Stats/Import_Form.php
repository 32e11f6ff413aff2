<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/** The forms of the page that imports views. */
final class Import_Form {

	/** Field: id of a plugin. */
	public const SOURCE = 'source';

	public static function print_file(): void {
		$limit = min( Import_File::MAX_BYTES, wp_max_upload_size() );
		?>
		<div class="card">
			<h2><?php esc_html_e( 'CSV file', 'jetpack-dashboard' ); ?></h2>
			<p><?php esc_html_e( 'For example from Jetpack Stats, or from the CSV downloads of this plugin’s statistics on another site. The file has these columns:', 'jetpack-dashboard' ); ?></p>
			<ul class="ul-disc">
				<li><?php esc_html_e( 'date and views (of the whole site);', 'jetpack-dashboard' ); ?></li>
				<li><?php esc_html_e( 'or date, address (URL) or ID of a post, and views;', 'jetpack-dashboard' ); ?></li>
				<li><?php esc_html_e( 'or title, views and address of posts, for one day that you enter below.', 'jetpack-dashboard' ); ?></li>
			</ul>
			<form method="post" action="<?php echo esc_url( add_query_arg( 'action', Statistics::IMPORT_PREVIEW, admin_url( 'admin-post.php' ) ) ); ?>" enctype="multipart/form-data">
				<?php self::print_nonce( Statistics::IMPORT_PREVIEW ); ?>
				<p>
					<label for="jp-import-file"><?php esc_html_e( 'CSV file', 'jetpack-dashboard' ); ?></label><br>
					<input type="file" id="jp-import-file" name="file" accept=".csv,text/csv" required aria-describedby="jp-import-limit">
				</p>
				<p class="description" id="jp-import-limit">
					<?php
					/* translators: 1: size, such as 10 MB. 2: number of rows. */
					echo esc_html( sprintf( __( 'At most %1$s and %2$s rows. Split a larger file by date.', 'jetpack-dashboard' ), (string) size_format( $limit ), number_format_i18n( Import_Rows::MAX_ROWS ) ) );
					if ( $limit < Import_File::MAX_BYTES ) {
						/* translators: 1: size, such as 10 MB. 2: command. */
						echo ' ' . esc_html( sprintf( __( 'WP-CLI imports up to %1$s: %2$s', 'jetpack-dashboard' ), (string) size_format( Import_File::MAX_BYTES ), 'wp jetpack stats import' ) );
					}
					?>
				</p>
				<p>
					<label for="jp-import-date"><?php esc_html_e( 'Day of the views, if the file has no dates', 'jetpack-dashboard' ); ?></label><br>
					<input type="date" id="jp-import-date" name="date" max="<?php echo esc_attr( (string) wp_date( 'Y-m-d', time() - DAY_IN_SECONDS ) ); ?>">
				</p>
				<p><button class="button button-primary"><?php esc_html_e( 'Preview file', 'jetpack-dashboard' ); ?></button></p>
			</form>
		</div>
		<?php
	}

	public static function print_plugin( string $plugin, string $name ): void {
		?>
		<div class="card">
			<h2><?php echo esc_html( $name ); ?></h2>
			<p><?php esc_html_e( 'Reads the views of days and posts from the tables of the plugin, which stay as they are. Visitors, referrers and countries are not imported.', 'jetpack-dashboard' ); ?></p>
			<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
				<input type="hidden" name="action" value="<?php echo esc_attr( Statistics::IMPORT_PREVIEW ); ?>">
				<input type="hidden" name="<?php echo esc_attr( self::SOURCE ); ?>" value="<?php echo esc_attr( $plugin ); ?>">
				<?php self::print_nonce( Statistics::IMPORT_PREVIEW ); ?>
				<p>
					<button class="button">
						<?php
						/* translators: %s: name of a plugin. */
						echo esc_html( sprintf( __( 'Preview views of %s', 'jetpack-dashboard' ), $name ) );
						?>
					</button>
				</p>
			</form>
		</div>
		<?php
	}

	/**
	 * @param int                                                 $batch   Number of the last import.
	 * @param array{rows: int, first: int, last: int, views: int} $summary Of the last import.
	 * @param Import_State                                        $state   Of the last import that was made here or undone.
	 */
	public static function print_last( int $batch, array $summary, Import_State $state ): void {
		echo '<div class="card"><h2>' . esc_html__( 'Last import', 'jetpack-dashboard' ) . '</h2><p>';
		if ( Import_State::DONE === $state->status && $batch === $state->batch ) {
			$when = (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $state->time );
			/* translators: 1: name of a file or a plugin. 2: date and time. */
			echo esc_html( sprintf( __( '%1$s, imported on %2$s.', 'jetpack-dashboard' ), $state->source, $when ) ) . '<br>';
		}
		/* translators: 1: dates. 2: number of views. 3: number of rows. */
		echo esc_html( sprintf( __( 'Days: %1$s. Views of the site: %2$s. Rows: %3$s.', 'jetpack-dashboard' ), Span_Labels::days( $summary['first'], $summary['last'] ), number_format_i18n( $summary['views'] ), number_format_i18n( $summary['rows'] ) ) ) . '</p>';
		self::print_undo( $batch, __( 'Undo this import', 'jetpack-dashboard' ) );
		echo '<p>' . esc_html__( 'Removes the views that were imported. Views that this site counted stay. After that, the import before it can be undone.', 'jetpack-dashboard' ) . '</p></div>';
	}

	/** @param int $batch Number of the import. */
	public static function print_undo( int $batch, string $label ): void {
		?>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( Statistics::IMPORT_UNDO ); ?>">
			<input type="hidden" name="batch" value="<?php echo esc_attr( (string) $batch ); ?>">
			<?php self::print_nonce( Statistics::IMPORT_UNDO ); ?>
			<p><button class="button"><?php echo esc_html( $label ); ?></button></p>
		</form>
		<?php
	}

	/** Without an id, which would be on the page several times. */
	public static function print_nonce( string $action ): void {
		echo '<input type="hidden" name="_wpnonce" value="' . esc_attr( wp_create_nonce( $action ) ) . '">';
	}
}
