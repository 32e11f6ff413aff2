<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** A declaration: what WordPress's menu has to know of a page, and what makes the page once it is opened. */
final class Subpage {

	/** What `admin.php?page=` names. */
	public string $slug;

	/**
	 * Gives the title in the user's language.
	 *
	 * @var callable(): string
	 */
	private $title;

	/** What opening it needs. */
	public string $capability;

	/**
	 * Makes the page.
	 *
	 * @var callable(): Subpage_Body
	 */
	private $build;

	/** The page, once it is made. */
	private ?Subpage_Body $body = null;

	/**
	 * @param string                   $slug  What `admin.php?page=` names.
	 * @param callable(): string       $title Gives the title in the user's language.
	 * @param callable(): Subpage_Body $build Makes the page; called only when it is opened.
	 */
	public function __construct( string $slug, callable $title, string $capability, callable $build ) {
		$this->slug       = $slug;
		$this->title      = $title;
		$this->capability = $capability;
		$this->build      = $build;
	}

	public function title(): string {
		return ( $this->title )();
	}

	/** The page. */
	public function body(): Subpage_Body {
		$this->body = $this->body ?? ( $this->build )();

		return $this->body;
	}

	/**
	 * The page's address.
	 *
	 * @param string                $slug  What `admin.php?page=` names.
	 * @param array<string, string> $query More of the query.
	 */
	public static function url( string $slug, array $query = array() ): string {
		return add_query_arg( array_map( 'rawurlencode', array( 'page' => $slug ) + $query ), admin_url( 'admin.php' ) );
	}
}
