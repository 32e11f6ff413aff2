<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

defined( 'ABSPATH' ) || exit;

/** A short list of words and pairs of words that spam sells with, in several languages. Used until the filter has learned, and after. */
final class Trade_Words {

	private const WORDS = 'viagra|cialis|levitra|tramadol|xanax|casino|casinos|kasino|jackpot|porn|porno|xxx|escorts|escort|onlyfans|backlinks|backlink|linkbuilding|betting|'
		. 'sportsbook|togel|replica|steroids|nootropic|payday|phentermine|iptv|hydroxychloroquine|forex|altcoin|sportwetten|potenzmittel|schnellkredit|rezeptfrei|'
		. 'казино|виагра|ставки|порно|прогон|займ|займы|проститутки|букмекер|букмекерская|накрутка|tragamonedas|apuestas|casas de apuestas|cassino|apostas|'
		. 'paris sportifs|machines à sous|كازينو|فياجرا|مراهنات';

	private const PAIRS = 'online casino|slot online|judi online|situs slot|slot gacor|online pharmacy|buy followers|instagram followers|payday loan|payday loans|quick loan|'
		. 'instant loan|personal loans|weight loss|lose weight|male enhancement|essay writing|write essays|guest post|guest posts|seo services|seo service|'
		. 'seo agency|seo expert|rank higher|google ranking|search rankings|first page|page one|crypto trading|bitcoin investment|crypto investment|'
		. 'passive income|financial freedom|recover funds|recovery expert|lost crypto|love spell|spell caster|replica watches|replica bags|cheap jerseys|'
		. 'fake documents|sexy girls|hot girls|dating site|free spins|welcome bonus|no deposit|sofort kredit|online kredit|ohne schufa|follower kaufen|'
		. 'schnell abnehmen|online kasino|geld verdienen|casino en|perdre du|gagner argent|argent rapide|acheter viagra|ganar dinero|dinero rápido|'
		. 'préstamos rápidos|préstamo rápido|ganhar dinheiro|renda extra|перейти по|заработок в|онлайн казино|игровые автоматы|продвижение сайтов|'
		. 'раскрутка сайтов|быстрый займ|купить диплом|купить ссылки|интим услуги';

	/** For scripts without spaces. Each is two or more characters, found as pairs. */
	private const RUNS = '赌场|博彩|娱乐城|彩票|代开发票|办证|色情|成人视频|カジノ|出会い系|副業で|闇金|バイアグラ|激安コピー|คาสิโน|สล็อต|บาคาร่า';

	/** Calls to act. Weak alone, and counted only next to a link, a website or a contact. */
	private const CALLS = 'order now|buy now|order today|free shipping|click here|click to|register here|register now|join here|start here|start now|sign up|free trial|risk free|'
		. 'limited supply|limited places|guaranteed results|guaranteed|claim it|free registration|cheap|cheapest|wholesale|no experience|instant delivery|'
		. 'real money|gift card|low price|per hour|from home|per day|free audit|urgent loan|interest rate|factory|jetzt anmelden|jetzt beantragen|jetzt spielen|'
		. 'günstig|bestellen|freispiele|freispielen|inscrivez|sans effort|pas cher|livraison rapide|tours gratuits|bienvenue de|prêt entre|prêt sérieux|'
		. 'regístrate|gratis|giros gratis|sin experiencia|solicita ahora|envío discreto|cadastre|rodadas grátis|no cadastro|por semana|регистрация|'
		. 'без регистрации|без отказа|без вложений|недорого|бонус|гарантия|доставка|бесплатно|hemen üye|üye ol|bonusu|daftar|terpercaya|gratis spins|registrati|'
		. 'contattami|gioca ora|giri gratis|سجل الآن|مجانا';

	private const CALL_RUNS = '加微信|加QQ|赚钱|稳赚|专业办理|送料無料|今すぐ|登録無料|稼げる|稼ご|万円|激安|無料|ฝากถอน|โบนัส';

	/** Praise that fits any page. Readers praise too, but seldom with two or more of these. */
	private const PRAISE = 'bookmark|bookmarking|book mark|bookmarked|weblog|stumbled upon|stumbleupon|informative|keep up|keep it|your blog|your blogs|your site|your website|'
		. 'your web|your articles|web site|web page|piece of|blogging|blogger|your feed|your content|truly enjoyed|really enjoyed|every one|surfing|browsing|'
		. 'heads up|this paragraph|nice paragraph|pleasant|arguments|informations|writers|and content|web sites|blog posts|genuinely|truly|fantastic|magnificent|'
		. 'superb|attractive|great content|lesezeichen|weiter so|deine seite|deine webseite|deinen blog|deinem blog|diese webseite|tolle webseite|tolle seite|'
		. 'informativ|informativer|komme gern|bald wieder|tollen informationen|tolle informationen|guten informationen|hilfreichen informationen|favoris|'
		. 'mes favoris|votre blog|votre site|bonne continuation|et continuez|continuez|reviendrai|reviendrai souvent|ces informations|tous mes|favoritos|'
		. 'mis favoritos|tu blog|tu página|sigue así|la información|muy útil|tan útil|visitando tu|visitaré|a menudo|esta información|seu blog|seu site|'
		. 'aos favoritos|nos favoritos|voltar sempre|pelo conteúdo|conteúdo muito|parabéns pelo|закладки|в закладки|ваш сайт|буду заходить|заходить чаще|'
		. 'спасибо автору|автору|автор молодец|полезную информацию|полезной информации|порекомендую|порекомендую друзьям|рекомендовать друзьям|замечательный сайт|'
		. 'полезный сайт|отличный сайт|preferiti|ai preferiti|complimenti per|seguirti|tornerò|favorieten|mijn favorieten|ga zo|zo door|informatief|'
		. 'geweldige site';

	private const PRAISE_RUNS = '收藏了|支持楼主|楼主|您的网站|经常来|常来|ブックマーク|また訪問|素晴らしい|応援し|応援ポ|ブログで';

	/**
	 * Words that spam sells with.
	 *
	 * @param string[] $words Of Tokenizer::words().
	 * @return string[] Without repetitions.
	 */
	public static function in( array $words ): array {
		return self::find( $words, self::WORDS . '|' . self::PAIRS, self::RUNS );
	}

	/**
	 * @param string[] $words Of Tokenizer::words().
	 * @return string[] Without repetitions.
	 */
	public static function calls_in( array $words ): array {
		return self::find( $words, self::CALLS, self::CALL_RUNS );
	}

	/**
	 * @param string[] $words Of Tokenizer::words().
	 * @return string[] Without repetitions.
	 */
	public static function praise_in( array $words ): array {
		return self::find( $words, self::PRAISE, self::PRAISE_RUNS );
	}

	/**
	 * Words that spam sells with, in names of hosts, such as best-casino.example.
	 *
	 * @param string[] $hosts
	 * @return string[] Without repetitions.
	 */
	public static function in_hosts( array $hosts ): array {
		// Short words also occur within others.
		$words = preg_grep( '/^[a-z]{6,}$/D', explode( '|', self::WORDS ) );
		preg_match_all( '~' . implode( '|', (array) $words ) . '~', implode( ' ', $hosts ), $found );

		return array_values( array_unique( $found[0] ) );
	}

	/**
	 * @param string[] $words
	 * @param string   $list  Words, and pairs of words with a space, separated by |.
	 * @param string   $runs  Separated by |.
	 * @return string[]
	 */
	private static function find( array $words, string $list, string $runs ): array {
		$known = array_flip( explode( '|', $list ) );
		$found = array();
		$last  = '';
		foreach ( $words as $word ) {
			foreach ( array( $word, "$last $word" ) as $candidate ) {
				if ( isset( $known[ $candidate ] ) ) {
					$found[ $candidate ] = true;
				}
			}
			$last = $word;
		}
		$pairs = array_flip( $words );
		foreach ( explode( '|', $runs ) as $run ) {
			$characters = preg_split( '//u', $run, -1, PREG_SPLIT_NO_EMPTY );
			$characters = $characters ? $characters : array();
			$is_found   = true;
			foreach ( array_slice( $characters, 1 ) as $index => $character ) {
				$is_found = $is_found && isset( $pairs[ $characters[ $index ] . $character ] );
			}
			if ( $is_found ) {
				$found[ $run ] = true;
			}
		}

		return array_map( 'strval', array_keys( $found ) );
	}
}
