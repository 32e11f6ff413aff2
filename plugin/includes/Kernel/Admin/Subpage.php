<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** Declares an admin page: menu data, and a factory that runs when the page is opened. */
final class Subpage {

	public const MAX_LIST_PAGE = 1000000;

	/** `page` parameter. */
	public string $slug;

	/**
	 * Returns the title in the user's language.
	 *
	 * @var callable(): string
	 */
	private $title;

	public string $capability;

	/** @var callable(): Subpage_Body */
	private $build;

	/** Whether the admin menu lists it, and so does the navigation of all subpages. */
	public bool $is_in_menu;

	private ?Subpage_Body $body = null;

	/**
	 * @param string                   $slug  `page` parameter.
	 * @param callable(): string       $title Returns the title in the user's language.
	 * @param callable(): Subpage_Body $build Called when the page is opened.
	 */
	public function __construct( string $slug, callable $title, string $capability, callable $build, bool $is_in_menu = false ) {
		$this->slug       = $slug;
		$this->title      = $title;
		$this->capability = $capability;
		$this->build      = $build;
		$this->is_in_menu = $is_in_menu;
	}

	public function title(): string {
		return ( $this->title )();
	}

	public function body(): Subpage_Body {
		$this->body = $this->body ?? ( $this->build )();

		return $this->body;
	}

	/** @param array<string, string> $query */
	public static function url( string $slug, array $query = array() ): string {
		return add_query_arg( array_map( 'rawurlencode', array( 'page' => $slug ) + $query ), admin_url( 'admin.php' ) );
	}

	/** The page of a list that is requested, from 1. Larger numbers would overflow as offsets. */
	public static function list_page(): int {
		return max( 1, min( self::MAX_LIST_PAGE, absint( $_GET['paged'] ?? 1 ) ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads only.
	}
}
