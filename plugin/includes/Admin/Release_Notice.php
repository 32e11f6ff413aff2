<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Dismissed_Notices;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the release notes in release-notice.php to managers once per user and release, after an update. New installations don't show
 * them.
 */
final class Release_Notice {

	private const FILE = 'release-notice.php';

	/** The plugin version that was installed first. */
	public const FIRST_VERSION = 'jetpack_dashboard_first_version';

	private string $file;

	/** Plugin URL with a trailing slash. */
	private string $url;
	private Dismissed_Notices $dismissed;

	public function __construct( Plugin_Files $files, Dismissed_Notices $dismissed ) {
		$this->file      = $files->path( self::FILE );
		$this->url       = $files->url();
		$this->dismissed = $dismissed;
	}

	/** @return array{release_post_content: string, release_post_featured_image: string, release_post_title: string}|null Null if there is nothing to show. */
	public function for_current_user(): ?array {
		$is_shown = current_user_can( 'jetpack_manage_modules' )
			&& version_compare( (string) get_option( self::FIRST_VERSION, '0' ), (string) $this->read()['version'], '<' )
			&& ! isset( $this->dismissed->all( get_current_user_id() )[ Dismissed_Notices::RELEASE ] );

		return $is_shown ? $this->of_version() : null;
	}

	/** @return array{release_post_content: string, release_post_featured_image: string, release_post_title: string}|null Null if this version has no notice. */
	public function of_version(): ?array {
		$notice = $this->read();

		return '' === $notice['title'] ? null : array(
			'release_post_title'          => $notice['title'],
			'release_post_content'        => self::content( $notice ),
			'release_post_featured_image' => '' === $notice['image'] ? '' : $this->url . $notice['image'],
		);
	}

	/**
	 * Links open in a new tab with noopener; links to pages that the user may not open are removed.
	 *
	 * @param array{paragraphs: string[], links: array<string, string>} $notice
	 */
	private static function content( array $notice ): string {
		$html = '';

		foreach ( $notice['paragraphs'] as $paragraph ) {
			$html .= '<p>' . esc_html( $paragraph ) . '</p>';
		}

		foreach ( $notice['links'] as $page => $label ) {
			$url   = menu_page_url( $page, false );
			$html .= '' === $url ? '' : sprintf( '<p><a href="%s" target="_blank" rel="noopener noreferrer">%s</a></p>', $url, esc_html( $label ) );
		}

		return $html;
	}

	/** @return string '' if there is no notice. */
	public static function version( Plugin_Files $files ): string {
		$file   = $files->path( self::FILE );
		$notice = is_readable( $file ) ? require $file : array();

		return (string) ( $notice['version'] ?? '' );
	}

	/** @return array{version: string, title: string, paragraphs: string[], links: array<string, string>, image: string} */
	private function read(): array {
		return array_merge(
			array(
				'version'    => '',
				'title'      => '',
				'paragraphs' => array(),
				'links'      => array(),
				'image'      => '',
			),
			is_readable( $this->file ) ? (array) require $this->file : array()
		);
	}
}
