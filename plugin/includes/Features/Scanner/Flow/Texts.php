<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Evaluates texts in quotes. */
final class Texts {

	private Run $run;
	private Tokens $tokens;
	private Expressions $expressions;
	private Accesses $accesses;
	private Variables $variables;
	private Sinks $sinks;

	public function __construct( Run $run, Expressions $expressions, Accesses $accesses, Variables $variables, Sinks $sinks ) {
		$this->run         = $run;
		$this->tokens      = $run->tokens;
		$this->expressions = $expressions;
		$this->accesses    = $accesses;
		$this->variables   = $variables;
		$this->sinks       = $sinks;
	}

	public function literal( string $token, int $at ): Value {
		$text      = Folding::literal( $token );
		$is_hidden = '"' === $token[0] && Folding::has_hidden_letters( $token );
		if ( $is_hidden && ( 1 === preg_match( Names::HIDDEN, $text ) || 'GLOBALS' === $text ) ) {
			$this->run->report( 'hidden-name', $at );
		}

		if ( false !== strpos( $text, 'a:1:{s:13:"administrator"' ) ) {
			$this->run->report( 'added-admin', $at );
		}

		if ( strlen( $text ) < 80 && 1 === preg_match( '~^(?:wordfence|sucuri-scanner|better-wp-security|all-in-one-wp-security-and-firewall|wp-cerber|malcare-security|ninjafirewall|defender-security)/~', $text ) ) {
			$this->run->names_security = true;
		}

		return Value::text( $text, ( $is_hidden ? Value::DECODED : 0 ) | ( strlen( $text ) < 200 && 1 === preg_match( Names::CRAWLERS, $text ) ? Value::CRAWLER : 0 ) | ( strlen( $text ) < 20 && 1 === preg_match( Names::BOTS, $text ) ? Value::BOT : 0 ) );
	}

	/** @param int|string $type Of the token before. */
	public function interpolated( $type, int $at ): Value {
		$run   = $this->run;
		$end   = T_START_HEREDOC === $type ? T_END_HEREDOC : $type;
		$value = Value::text( '' );
		while ( $run->at < $this->tokens->count && $end !== $this->tokens->types[ $run->at ] ) {
			$before = $run->at;
			$value  = $this->expressions->joined( $value, $this->part(), $at );
			if ( $run->at === $before ) {
				++$run->at;
			}
		}
		++$run->at;
		$run->place = null;
		if ( '`' === $type ) {
			$this->sinks->run( 'shell_exec', $value, $at );
			return new Value();
		}

		return $value;
	}

	/** A part of a text in double quotes. */
	private function part(): Value {
		$run  = $this->run;
		$at   = $run->at;
		$type = $this->tokens->types[ $at ];
		switch ( $type ) {
			case T_ENCAPSED_AND_WHITESPACE:
				++$run->at;
				return $this->literal( '"' . $this->tokens->texts[ $at ] . '"', $at );
			case T_CURLY_OPEN:
				++$run->at;
				$value   = $this->expressions->evaluate();
				$run->at = ( $this->tokens->ends[ $at ] ?? $this->tokens->count ) + 1;
				return $value;
			case T_DOLLAR_OPEN_CURLY_BRACES:
				return $this->accesses->variable_variable( $at );
			case T_VARIABLE:
				++$run->at;
				$place = new Place( substr( $this->tokens->texts[ $at ], 1 ) );
				if ( '[' === $this->tokens->types[ $run->at ] ) {
					$key     = $run->at + 1;
					$place   = $place->element( T_VARIABLE === $this->tokens->types[ $key ] ? null : $this->tokens->texts[ $key ] );
					$run->at = ( $this->tokens->ends[ $run->at ] ?? $this->tokens->count ) + 1;
				} elseif ( T_OBJECT_OPERATOR === $this->tokens->types[ $run->at ] ) {
					$place    = Place::property( $this->tokens->texts[ $run->at + 1 ], '$this' === $this->tokens->texts[ $at ] ? $run->scope->class_name : '' );
					$run->at += 2;
					return $this->variables->read( $place )->and_flags( 'user_pass' === $this->tokens->texts[ $run->at - 1 ] ? Value::ACCESS : 0 );
				}
				return $this->variables->read( $place );
			default:
				++$run->at;
				return new Value();
		}
	}
}
