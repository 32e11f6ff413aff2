<?php
/**
 * Stems of English words.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Search;

use Jetpack_Dashboard\Features\Search\English_Stemmer;
use PHPUnit\Framework\TestCase;

final class English_StemmerTest extends TestCase {

	/**
	 * Words and their stems according to Porter2.
	 *
	 * @return array<string, array{string, string}>
	 */
	public function words(): array {
		$rows = array();
		$list = 'consign consign, consigned consign, consigning consign, consignment consign, consist consist, consistency consist,
			consistently consist, consolation consol, consolations consol, conspicuous conspicu, conspiracy conspiraci, conspired conspir,
			constables constabl, constancy constanc, constantly constant, knack knack, knackeries knackeri, knaves knave, kneeled kneel,
			knightly knight, knitted knit, knives knive, knocking knock, knots knot, running run, runs run, runner runner, hopping hop,
			hoping hope, hoped hope, caresses caress, ponies poni, ties tie, cries cri, cats cat, gas gas, gaps gap, kiwis kiwi, this this,
			agreed agre, feed feed, succeeding succeed, luxuriating luxuri, fishing fish, happy happi, say say, enjoy enjoy, by by,
			relational relat, conditional condit, rational ration, valency valenc, digitizer digit, vietnamization vietnam, operator oper,
			feudalism feudal, decisiveness decis, hopefulness hope, callousness callous, formality formal, sensitivity sensit,
			sensibility sensibl, apology apolog, fully fulli, quickly quick, hopelessly hopeless, triplicate triplic, formative format, formalize formal,
			electricity electr, electrical electr, goodness good, revival reviv, allowance allow, inference infer, airliner airlin,
			adjustable adjust, irritant irrit, replacement replac, adjustment adjust, dependent depend, adoption adopt, communism communism,
			activate activ, angularity angular, homologous homolog, effective effect, bowdlerize bowdler, rate rate, cease ceas,
			controlled control, controller control, roll roll, skies sky, dying die, news news, early earli, generate generat, generously generous,
			communities communiti, arsenal arsenal, outing outing, proceed proceed, proceeding proceed, yes yes, youth youth, boyish boyish, bed bed';
		foreach ( explode( ',', $list ) as $pair ) {
			$row             = explode( ' ', trim( $pair ) );
			$rows[ $row[0] ] = $row;
		}

		return $rows;
	}

	/**
	 * The stem is the algorithm's.
	 *
	 * @dataProvider words
	 */
	public function test_stem( string $word, string $stem ): void {
		$this->assertSame( $stem, English_Stemmer::stem( $word ) );
	}
}
