<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Variables of a function, or of the file outside of functions. */
final class Scope {

	/** @var array<string, Value> By name, without `$`. */
	public array $variables = array();

	/** Value of variables that aren't known, such as after `extract( $_POST )`. */
	public Value $other;

	/** Who asks was checked. */
	public bool $is_checked = false;

	/** The function ends the request of those who may not do what follows its call. */
	public bool $has_ended = false;

	/** The visitor's browser or referrer was compared with search engines. */
	public bool $is_for_crawlers = false;

	/** A function was called that compares the visitor's browser with search engines. */
	public bool $is_called_for_crawlers = false;

	/** What a visitor sends was compared with something. */
	public bool $is_for_request = false;

	/** @var array<string, string> Static variables, and where their values are kept. */
	public array $statics = array();

	/** The visitor's browser was compared with those of phones, or with words for bots. */
	public bool $depends_on_browser = false;

	/** The first token of the function. */
	public int $start = 0;

	/** Of the method; '' outside of classes. */
	public string $class_name = '';

	/** Conditions and loops around the current statement. */
	public int $conditions = 0;

	/** Null until something is returned. */
	public ?Value $returned = null;

	/** @var Value[] Arguments. */
	public array $arguments = array();

	public function __construct() {
		$this->other = new Value();
	}
}
