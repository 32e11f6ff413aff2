<?php

namespace Jetpack_Dashboard\Vendor\Firebase\JWT;

defined( 'ABSPATH' ) || exit;

interface JWTExceptionWithPayloadInterface
{
	public function getPayload(): object;
	public function setPayload(object $payload): void;
}

namespace Jetpack_Dashboard\Vendor\Firebase\JWT;

class BeforeValidException extends \UnexpectedValueException implements JWTExceptionWithPayloadInterface
{
	private object $payload;
	public function setPayload(object $payload): void
	{
		$this->payload = $payload;
	}
	public function getPayload(): object
	{
		return $this->payload;
	}
}

namespace Jetpack_Dashboard\Vendor\Firebase\JWT;

use ArrayAccess;
use InvalidArgumentException;
use LogicException;
use OutOfBoundsException;
use Jetpack_Dashboard\Vendor\Psr\Cache\CacheItemInterface;
use Jetpack_Dashboard\Vendor\Psr\Cache\CacheItemPoolInterface;
use Jetpack_Dashboard\Vendor\Psr\Http\Client\ClientInterface;
use Jetpack_Dashboard\Vendor\Psr\Http\Message\RequestFactoryInterface;
use RuntimeException;
use UnexpectedValueException;

class CachedKeySet implements ArrayAccess
{
	private $jwksUri;
	private $httpClient;
	private $httpFactory;
	private $cache;
	private $expiresAfter;
	private $cacheItem;
	private $keySet;
	private $cacheKey;
	private $cacheKeyPrefix = 'jwks';
	private $maxKeyLength = 64;
	private $rateLimit;
	private $rateLimitCacheKey;
	private $maxCallsPerMinute = 10;
	private $defaultAlg;
	public function __construct(
		string $jwksUri,
		ClientInterface $httpClient,
		RequestFactoryInterface $httpFactory,
		CacheItemPoolInterface $cache,
		?int $expiresAfter = null,
		bool $rateLimit = false,
		?string $defaultAlg = null
	) {
		$this->jwksUri = $jwksUri;
		$this->httpClient = $httpClient;
		$this->httpFactory = $httpFactory;
		$this->cache = $cache;
		$this->expiresAfter = $expiresAfter;
		$this->rateLimit = $rateLimit;
		$this->defaultAlg = $defaultAlg;
		$this->setCacheKeys();
	}
	public function offsetGet($keyId): Key
	{
		if (!$this->keyIdExists($keyId)) {
			throw new OutOfBoundsException('Key ID not found');
		}
		return JWK::parseKey($this->keySet[$keyId], $this->defaultAlg);
	}
	public function offsetExists($keyId): bool
	{
		return $this->keyIdExists($keyId);
	}
	public function offsetSet($offset, $value): void
	{
		throw new LogicException('Method not implemented');
	}
	public function offsetUnset($offset): void
	{
		throw new LogicException('Method not implemented');
	}
	private function formatJwksForCache(string $jwks): array
	{
		$jwks = json_decode($jwks, true);
		if (!isset($jwks['keys'])) {
			throw new UnexpectedValueException('"keys" member must exist in the JWK Set');
		}
		if (empty($jwks['keys'])) {
			throw new InvalidArgumentException('JWK Set did not contain any keys');
		}
		$keys = [];
		foreach ($jwks['keys'] as $k => $v) {
			$kid = isset($v['kid']) ? $v['kid'] : $k;
			$keys[(string) $kid] = $v;
		}
		return $keys;
	}
	private function keyIdExists(string $keyId): bool
	{
		if (null === $this->keySet) {
			$item = $this->getCacheItem();
			if ($item->isHit()) {
				$this->keySet = $item->get();
				if (\is_string($this->keySet)) {
					$this->keySet = $this->formatJwksForCache($this->keySet);
				}
			}
		}
		if (!isset($this->keySet[$keyId])) {
			if ($this->rateLimitExceeded()) {
				return false;
			}
			$request = $this->httpFactory->createRequest('GET', $this->jwksUri);
			$jwksResponse = $this->httpClient->sendRequest($request);
			if ($jwksResponse->getStatusCode() !== 200) {
				throw new UnexpectedValueException(
					sprintf('HTTP Error: %d %s for URI "%s"',
						$jwksResponse->getStatusCode(),
						$jwksResponse->getReasonPhrase(),
						$this->jwksUri,
					),
					$jwksResponse->getStatusCode()
				);
			}
			$this->keySet = $this->formatJwksForCache((string) $jwksResponse->getBody());
			if (!isset($this->keySet[$keyId])) {
				return false;
			}
			$item = $this->getCacheItem();
			$item->set($this->keySet);
			if ($this->expiresAfter) {
				$item->expiresAfter($this->expiresAfter);
			}
			$this->cache->save($item);
		}
		return true;
	}
	private function rateLimitExceeded(): bool
	{
		if (!$this->rateLimit) {
			return false;
		}
		$cacheItem = $this->cache->getItem($this->rateLimitCacheKey);
		if (!$cacheItem->isHit()) {
			$cacheItem->expiresAfter(1);
		}
		$callsPerMinute = (int) $cacheItem->get();
		if (++$callsPerMinute > $this->maxCallsPerMinute) {
			return true;
		}
		$cacheItem->set($callsPerMinute);
		$this->cache->save($cacheItem);
		return false;
	}
	private function getCacheItem(): CacheItemInterface
	{
		if (\is_null($this->cacheItem)) {
			$this->cacheItem = $this->cache->getItem($this->cacheKey);
		}
		return $this->cacheItem;
	}
	private function setCacheKeys(): void
	{
		if (empty($this->jwksUri)) {
			throw new RuntimeException('JWKS URI is empty');
		}
		$key = preg_replace('|[^a-zA-Z0-9_\.!]|', '', $this->jwksUri);
		$key = $this->cacheKeyPrefix . $key;
		if (\strlen($key) > $this->maxKeyLength) {
			$key = substr(hash('sha256', $key), 0, $this->maxKeyLength);
		}
		$this->cacheKey = $key;
		if ($this->rateLimit) {
			$rateLimitKey = $this->cacheKeyPrefix . 'ratelimit' . $key;
			if (\strlen($rateLimitKey) > $this->maxKeyLength) {
				$rateLimitKey = substr(hash('sha256', $rateLimitKey), 0, $this->maxKeyLength);
			}
			$this->rateLimitCacheKey = $rateLimitKey;
		}
	}
}

namespace Jetpack_Dashboard\Vendor\Firebase\JWT;

class ExpiredException extends \UnexpectedValueException implements JWTExceptionWithPayloadInterface
{
	private object $payload;
	public function setPayload(object $payload): void
	{
		$this->payload = $payload;
	}
	public function getPayload(): object
	{
		return $this->payload;
	}
}

namespace Jetpack_Dashboard\Vendor\Firebase\JWT;

use DomainException;
use InvalidArgumentException;
use UnexpectedValueException;

class JWK
{
	private const OID = '1.2.840.10045.2.1';
	private const ASN1_OBJECT_IDENTIFIER = 0x06;
	private const ASN1_SEQUENCE = 0x10;
	private const ASN1_BIT_STRING = 0x03;
	private const EC_CURVES = [
		'P-256' => '1.2.840.10045.3.1.7',
		'secp256k1' => '1.3.132.0.10',
		'P-384' => '1.3.132.0.34',
	];
	private const OKP_SUBTYPES = [
		'Ed25519' => true,
	];
	public static function parseKeySet(array $jwks, ?string $defaultAlg = null): array
	{
		$keys = [];
		if (!isset($jwks['keys'])) {
			throw new UnexpectedValueException('"keys" member must exist in the JWK Set');
		}
		if (empty($jwks['keys'])) {
			throw new InvalidArgumentException('JWK Set did not contain any keys');
		}
		foreach ($jwks['keys'] as $k => $v) {
			$kid = isset($v['kid']) ? $v['kid'] : $k;
			if ($key = self::parseKey($v, $defaultAlg)) {
				$keys[(string) $kid] = $key;
			}
		}
		if (0 === \count($keys)) {
			throw new UnexpectedValueException('No supported algorithms found in JWK Set');
		}
		return $keys;
	}
	public static function parseKey(array $jwk, ?string $defaultAlg = null): ?Key
	{
		if (empty($jwk)) {
			throw new InvalidArgumentException('JWK must not be empty');
		}
		if (!isset($jwk['kty'])) {
			throw new UnexpectedValueException('JWK must contain a "kty" parameter');
		}
		if (!isset($jwk['alg'])) {
			if (\is_null($defaultAlg)) {
				throw new UnexpectedValueException('JWK must contain an "alg" parameter');
			}
			$jwk['alg'] = $defaultAlg;
		}
		switch ($jwk['kty']) {
			case 'RSA':
				if (!empty($jwk['d'])) {
					throw new UnexpectedValueException('RSA private keys are not supported');
				}
				if (!isset($jwk['n']) || !isset($jwk['e'])) {
					throw new UnexpectedValueException('RSA keys must contain values for both "n" and "e"');
				}
				$pem = self::createPemFromModulusAndExponent($jwk['n'], $jwk['e']);
				$publicKey = \openssl_pkey_get_public($pem);
				if (false === $publicKey) {
					throw new DomainException(
						'OpenSSL error: ' . \openssl_error_string()
					);
				}
				return new Key($publicKey, $jwk['alg']);
			case 'EC':
				if (isset($jwk['d'])) {
					throw new UnexpectedValueException('Key data must be for a public key');
				}
				if (empty($jwk['crv'])) {
					throw new UnexpectedValueException('crv not set');
				}
				if (!isset(self::EC_CURVES[$jwk['crv']])) {
					throw new DomainException('Unrecognised or unsupported EC curve');
				}
				if (empty($jwk['x']) || empty($jwk['y'])) {
					throw new UnexpectedValueException('x and y not set');
				}
				$publicKey = self::createPemFromCrvAndXYCoordinates($jwk['crv'], $jwk['x'], $jwk['y']);
				return new Key($publicKey, $jwk['alg']);
			case 'OKP':
				if (isset($jwk['d'])) {
					throw new UnexpectedValueException('Key data must be for a public key');
				}
				if (!isset($jwk['crv'])) {
					throw new UnexpectedValueException('crv not set');
				}
				if (empty(self::OKP_SUBTYPES[$jwk['crv']])) {
					throw new DomainException('Unrecognised or unsupported OKP key subtype');
				}
				if (empty($jwk['x'])) {
					throw new UnexpectedValueException('x not set');
				}
				$publicKey = JWT::convertBase64urlToBase64($jwk['x']);
				return new Key($publicKey, $jwk['alg']);
			default:
				break;
		}
		return null;
	}
	private static function createPemFromCrvAndXYCoordinates(string $crv, string $x, string $y): string
	{
		$pem =
			self::encodeDER(
				self::ASN1_SEQUENCE,
				self::encodeDER(
					self::ASN1_SEQUENCE,
					self::encodeDER(
						self::ASN1_OBJECT_IDENTIFIER,
						self::encodeOID(self::OID)
					)
					. self::encodeDER(
						self::ASN1_OBJECT_IDENTIFIER,
						self::encodeOID(self::EC_CURVES[$crv])
					)
				) .
				self::encodeDER(
					self::ASN1_BIT_STRING,
					\chr(0x00) . \chr(0x04)
					. JWT::urlsafeB64Decode($x)
					. JWT::urlsafeB64Decode($y)
				)
			);
		return sprintf(
			"-----BEGIN PUBLIC KEY-----\n%s\n-----END PUBLIC KEY-----\n",
			wordwrap(base64_encode($pem), 64, "\n", true)
		);
	}
	private static function createPemFromModulusAndExponent(
		string $n,
		string $e
	): string {
		$mod = JWT::urlsafeB64Decode($n);
		$exp = JWT::urlsafeB64Decode($e);
		$modulus = \pack('Ca*a*', 2, self::encodeLength(\strlen($mod)), $mod);
		$publicExponent = \pack('Ca*a*', 2, self::encodeLength(\strlen($exp)), $exp);
		$rsaPublicKey = \pack(
			'Ca*a*a*',
			48,
			self::encodeLength(\strlen($modulus) + \strlen($publicExponent)),
			$modulus,
			$publicExponent
		);
		$rsaOID = \pack('H*', '300d06092a864886f70d0101010500');
		$rsaPublicKey = \chr(0) . $rsaPublicKey;
		$rsaPublicKey = \chr(3) . self::encodeLength(\strlen($rsaPublicKey)) . $rsaPublicKey;
		$rsaPublicKey = \pack(
			'Ca*a*',
			48,
			self::encodeLength(\strlen($rsaOID . $rsaPublicKey)),
			$rsaOID . $rsaPublicKey
		);
		return "-----BEGIN PUBLIC KEY-----\r\n" .
			\chunk_split(\base64_encode($rsaPublicKey), 64) .
			'-----END PUBLIC KEY-----';
	}
	private static function encodeLength(int $length): string
	{
		if ($length <= 0x7F) {
			return \chr($length);
		}
		$temp = \ltrim(\pack('N', $length), \chr(0));
		return \pack('Ca*', 0x80 | \strlen($temp), $temp);
	}
	private static function encodeDER(int $type, string $value): string
	{
		$tag_header = 0;
		if ($type === self::ASN1_SEQUENCE) {
			$tag_header |= 0x20;
		}
		$der = \chr($tag_header | $type);
		$der .= \chr(\strlen($value));
		return $der . $value;
	}
	private static function encodeOID(string $oid): string
	{
		$octets = explode('.', $oid);
		$first = (int) array_shift($octets);
		$second = (int) array_shift($octets);
		$oid = \chr($first * 40 + $second);
		foreach ($octets as $octet) {
			if ($octet == 0) {
				$oid .= \chr(0x00);
				continue;
			}
			$bin = '';
			while ($octet) {
				$bin .= \chr(0x80 | ($octet & 0x7f));
				$octet >>= 7;
			}
			$bin[0] = $bin[0] & \chr(0x7f);
			if (pack('V', 65534) == pack('L', 65534)) {
				$oid .= strrev($bin);
			} else {
				$oid .= $bin;
			}
		}
		return $oid;
	}
}

namespace Jetpack_Dashboard\Vendor\Firebase\JWT;

use ArrayAccess;
use DateTime;
use DomainException;
use Exception;
use InvalidArgumentException;
use OpenSSLAsymmetricKey;
use OpenSSLCertificate;
use stdClass;
use UnexpectedValueException;

class JWT
{
	private const ASN1_INTEGER = 0x02;
	private const ASN1_SEQUENCE = 0x10;
	private const ASN1_BIT_STRING = 0x03;
	public static $leeway = 0;
	public static $timestamp = null;
	public static $supported_algs = [
		'ES384' => ['openssl', 'SHA384'],
		'ES256' => ['openssl', 'SHA256'],
		'ES256K' => ['openssl', 'SHA256'],
		'HS256' => ['hash_hmac', 'SHA256'],
		'HS384' => ['hash_hmac', 'SHA384'],
		'HS512' => ['hash_hmac', 'SHA512'],
		'RS256' => ['openssl', 'SHA256'],
		'RS384' => ['openssl', 'SHA384'],
		'RS512' => ['openssl', 'SHA512'],
		'EdDSA' => ['sodium_crypto', 'EdDSA'],
	];
	public static function decode(
		string $jwt,
		$keyOrKeyArray,
		?stdClass &$headers = null
	): stdClass {
		$timestamp = \is_null(static::$timestamp) ? \time() : static::$timestamp;
		if (empty($keyOrKeyArray)) {
			throw new InvalidArgumentException('Key may not be empty');
		}
		$tks = \explode('.', $jwt);
		if (\count($tks) !== 3) {
			throw new UnexpectedValueException('Wrong number of segments');
		}
		list($headb64, $bodyb64, $cryptob64) = $tks;
		$headerRaw = static::urlsafeB64Decode($headb64);
		if (null === ($header = static::jsonDecode($headerRaw))) {
			throw new UnexpectedValueException('Invalid header encoding');
		}
		if ($headers !== null) {
			$headers = $header;
		}
		$payloadRaw = static::urlsafeB64Decode($bodyb64);
		if (null === ($payload = static::jsonDecode($payloadRaw))) {
			throw new UnexpectedValueException('Invalid claims encoding');
		}
		if (\is_array($payload)) {
			$payload = (object) $payload;
		}
		if (!$payload instanceof stdClass) {
			throw new UnexpectedValueException('Payload must be a JSON object');
		}
		$sig = static::urlsafeB64Decode($cryptob64);
		if (empty($header->alg)) {
			throw new UnexpectedValueException('Empty algorithm');
		}
		if (empty(static::$supported_algs[$header->alg])) {
			throw new UnexpectedValueException('Algorithm not supported');
		}
		$key = self::getKey($keyOrKeyArray, property_exists($header, 'kid') ? $header->kid : null);
		if (!self::constantTimeEquals($key->getAlgorithm(), $header->alg)) {
			throw new UnexpectedValueException('Incorrect key for this algorithm');
		}
		if (\in_array($header->alg, ['ES256', 'ES256K', 'ES384'], true)) {
			$sig = self::signatureToDER($sig);
		}
		if (!self::verify("{$headb64}.{$bodyb64}", $sig, $key->getKeyMaterial(), $header->alg)) {
			throw new SignatureInvalidException('Signature verification failed');
		}
		if (isset($payload->nbf) && floor($payload->nbf) > ($timestamp + static::$leeway)) {
			$ex = new BeforeValidException(
				'Cannot handle token with nbf prior to ' . \date(DateTime::ISO8601, (int) $payload->nbf)
			);
			$ex->setPayload($payload);
			throw $ex;
		}
		if (!isset($payload->nbf) && isset($payload->iat) && floor($payload->iat) > ($timestamp + static::$leeway)) {
			$ex = new BeforeValidException(
				'Cannot handle token with iat prior to ' . \date(DateTime::ISO8601, (int) $payload->iat)
			);
			$ex->setPayload($payload);
			throw $ex;
		}
		if (isset($payload->exp) && ($timestamp - static::$leeway) >= $payload->exp) {
			$ex = new ExpiredException('Expired token');
			$ex->setPayload($payload);
			throw $ex;
		}
		return $payload;
	}
	public static function encode(
		array $payload,
		$key,
		string $alg,
		?string $keyId = null,
		?array $head = null
	): string {
		$header = ['typ' => 'JWT', 'alg' => $alg];
		if ($keyId !== null) {
			$header['kid'] = $keyId;
		}
		if (isset($head) && \is_array($head)) {
			$header = \array_merge($head, $header);
		}
		$segments = [];
		$segments[] = static::urlsafeB64Encode((string) static::jsonEncode($header));
		$segments[] = static::urlsafeB64Encode((string) static::jsonEncode($payload));
		$signing_input = \implode('.', $segments);
		$signature = static::sign($signing_input, $key, $alg);
		$segments[] = static::urlsafeB64Encode($signature);
		return \implode('.', $segments);
	}
	public static function sign(
		string $msg,
		$key,
		string $alg
	): string {
		if (empty(static::$supported_algs[$alg])) {
			throw new DomainException('Algorithm not supported');
		}
		list($function, $algorithm) = static::$supported_algs[$alg];
		switch ($function) {
			case 'hash_hmac':
				if (!\is_string($key)) {
					throw new InvalidArgumentException('key must be a string when using hmac');
				}
				return \hash_hmac($algorithm, $msg, $key, true);
			case 'openssl':
				$signature = '';
				$success = \openssl_sign($msg, $signature, $key, $algorithm);
				if (!$success) {
					throw new DomainException('OpenSSL unable to sign data');
				}
				if ($alg === 'ES256' || $alg === 'ES256K') {
					$signature = self::signatureFromDER($signature, 256);
				} elseif ($alg === 'ES384') {
					$signature = self::signatureFromDER($signature, 384);
				}
				return $signature;
			case 'sodium_crypto':
				if (!\function_exists('sodium_crypto_sign_detached')) {
					throw new DomainException('libsodium is not available');
				}
				if (!\is_string($key)) {
					throw new InvalidArgumentException('key must be a string when using EdDSA');
				}
				try {
					$lines = array_filter(explode("\n", $key));
					$key = base64_decode((string) end($lines));
					if (\strlen($key) === 0) {
						throw new DomainException('Key cannot be empty string');
					}
					return sodium_crypto_sign_detached($msg, $key);
				} catch (Exception $e) {
					throw new DomainException($e->getMessage(), 0, $e);
				}
		}
		throw new DomainException('Algorithm not supported');
	}
	private static function verify(
		string $msg,
		string $signature,
		$keyMaterial,
		string $alg
	): bool {
		if (empty(static::$supported_algs[$alg])) {
			throw new DomainException('Algorithm not supported');
		}
		list($function, $algorithm) = static::$supported_algs[$alg];
		switch ($function) {
			case 'openssl':
				$success = \openssl_verify($msg, $signature, $keyMaterial, $algorithm);
				if ($success === 1) {
					return true;
				}
				if ($success === 0) {
					return false;
				}
				throw new DomainException(
					'OpenSSL error: ' . \openssl_error_string()
				);
			case 'sodium_crypto':
				if (!\function_exists('sodium_crypto_sign_verify_detached')) {
					throw new DomainException('libsodium is not available');
				}
				if (!\is_string($keyMaterial)) {
					throw new InvalidArgumentException('key must be a string when using EdDSA');
				}
				try {
					$lines = array_filter(explode("\n", $keyMaterial));
					$key = base64_decode((string) end($lines));
					if (\strlen($key) === 0) {
						throw new DomainException('Key cannot be empty string');
					}
					if (\strlen($signature) === 0) {
						throw new DomainException('Signature cannot be empty string');
					}
					return sodium_crypto_sign_verify_detached($signature, $msg, $key);
				} catch (Exception $e) {
					throw new DomainException($e->getMessage(), 0, $e);
				}
			case 'hash_hmac':
			default:
				if (!\is_string($keyMaterial)) {
					throw new InvalidArgumentException('key must be a string when using hmac');
				}
				$hash = \hash_hmac($algorithm, $msg, $keyMaterial, true);
				return self::constantTimeEquals($hash, $signature);
		}
	}
	public static function jsonDecode(string $input)
	{
		$obj = \json_decode($input, false, 512, JSON_BIGINT_AS_STRING);
		if ($errno = \json_last_error()) {
			self::handleJsonError($errno);
		} elseif ($obj === null && $input !== 'null') {
			throw new DomainException('Null result with non-null input');
		}
		return $obj;
	}
	public static function jsonEncode(array $input): string
	{
		if (PHP_VERSION_ID >= 50400) {
			$json = \json_encode($input, \JSON_UNESCAPED_SLASHES);
		} else {
			$json = \json_encode($input);
		}
		if ($errno = \json_last_error()) {
			self::handleJsonError($errno);
		} elseif ($json === 'null') {
			throw new DomainException('Null result with non-null input');
		}
		if ($json === false) {
			throw new DomainException('Provided object could not be encoded to valid JSON');
		}
		return $json;
	}
	public static function urlsafeB64Decode(string $input): string
	{
		return \base64_decode(self::convertBase64UrlToBase64($input));
	}
	public static function convertBase64UrlToBase64(string $input): string
	{
		$remainder = \strlen($input) % 4;
		if ($remainder) {
			$padlen = 4 - $remainder;
			$input .= \str_repeat('=', $padlen);
		}
		return \strtr($input, '-_', '+/');
	}
	public static function urlsafeB64Encode(string $input): string
	{
		return \str_replace('=', '', \strtr(\base64_encode($input), '+/', '-_'));
	}
	private static function getKey(
		$keyOrKeyArray,
		?string $kid
	): Key {
		if ($keyOrKeyArray instanceof Key) {
			return $keyOrKeyArray;
		}
		if (empty($kid) && $kid !== '0') {
			throw new UnexpectedValueException('"kid" empty, unable to lookup correct key');
		}
		if ($keyOrKeyArray instanceof CachedKeySet) {
			return $keyOrKeyArray[$kid];
		}
		if (!isset($keyOrKeyArray[$kid])) {
			throw new UnexpectedValueException('"kid" invalid, unable to lookup correct key');
		}
		return $keyOrKeyArray[$kid];
	}
	public static function constantTimeEquals(string $left, string $right): bool
	{
		if (\function_exists('hash_equals')) {
			return \hash_equals($left, $right);
		}
		$len = \min(self::safeStrlen($left), self::safeStrlen($right));
		$status = 0;
		for ($i = 0; $i < $len; $i++) {
			$status |= (\ord($left[$i]) ^ \ord($right[$i]));
		}
		$status |= (self::safeStrlen($left) ^ self::safeStrlen($right));
		return ($status === 0);
	}
	private static function handleJsonError(int $errno): void
	{
		$messages = [
			JSON_ERROR_DEPTH => 'Maximum stack depth exceeded',
			JSON_ERROR_STATE_MISMATCH => 'Invalid or malformed JSON',
			JSON_ERROR_CTRL_CHAR => 'Unexpected control character found',
			JSON_ERROR_SYNTAX => 'Syntax error, malformed JSON',
			JSON_ERROR_UTF8 => 'Malformed UTF-8 characters'
		];
		throw new DomainException(
			isset($messages[$errno])
			? $messages[$errno]
			: 'Unknown JSON error: ' . $errno
		);
	}
	private static function safeStrlen(string $str): int
	{
		if (\function_exists('mb_strlen')) {
			return \mb_strlen($str, '8bit');
		}
		return \strlen($str);
	}
	private static function signatureToDER(string $sig): string
	{
		$length = max(1, (int) (\strlen($sig) / 2));
		list($r, $s) = \str_split($sig, $length);
		$r = \ltrim($r, "\x00");
		$s = \ltrim($s, "\x00");
		if (\ord($r[0]) > 0x7f) {
			$r = "\x00" . $r;
		}
		if (\ord($s[0]) > 0x7f) {
			$s = "\x00" . $s;
		}
		return self::encodeDER(
			self::ASN1_SEQUENCE,
			self::encodeDER(self::ASN1_INTEGER, $r) .
			self::encodeDER(self::ASN1_INTEGER, $s)
		);
	}
	private static function encodeDER(int $type, string $value): string
	{
		$tag_header = 0;
		if ($type === self::ASN1_SEQUENCE) {
			$tag_header |= 0x20;
		}
		$der = \chr($tag_header | $type);
		$der .= \chr(\strlen($value));
		return $der . $value;
	}
	private static function signatureFromDER(string $der, int $keySize): string
	{
		list($offset, $_) = self::readDER($der);
		list($offset, $r) = self::readDER($der, $offset);
		list($offset, $s) = self::readDER($der, $offset);
		$r = \ltrim($r, "\x00");
		$s = \ltrim($s, "\x00");
		$r = \str_pad($r, $keySize / 8, "\x00", STR_PAD_LEFT);
		$s = \str_pad($s, $keySize / 8, "\x00", STR_PAD_LEFT);
		return $r . $s;
	}
	private static function readDER(string $der, int $offset = 0): array
	{
		$pos = $offset;
		$size = \strlen($der);
		$constructed = (\ord($der[$pos]) >> 5) & 0x01;
		$type = \ord($der[$pos++]) & 0x1f;
		$len = \ord($der[$pos++]);
		if ($len & 0x80) {
			$n = $len & 0x1f;
			$len = 0;
			while ($n-- && $pos < $size) {
				$len = ($len << 8) | \ord($der[$pos++]);
			}
		}
		if ($type === self::ASN1_BIT_STRING) {
			$pos++;
			$data = \substr($der, $pos, $len - 1);
			$pos += $len - 1;
		} elseif (!$constructed) {
			$data = \substr($der, $pos, $len);
			$pos += $len;
		} else {
			$data = null;
		}
		return [$pos, $data];
	}
}

namespace Jetpack_Dashboard\Vendor\Firebase\JWT;

use InvalidArgumentException;
use OpenSSLAsymmetricKey;
use OpenSSLCertificate;
use TypeError;

class Key
{
	private $keyMaterial;
	private $algorithm;
	public function __construct(
		$keyMaterial,
		string $algorithm
	) {
		if (
			!\is_string($keyMaterial)
			&& !$keyMaterial instanceof OpenSSLAsymmetricKey
			&& !$keyMaterial instanceof OpenSSLCertificate
			&& !\is_resource($keyMaterial)
		) {
			throw new TypeError('Key material must be a string, resource, or OpenSSLAsymmetricKey');
		}
		if (empty($keyMaterial)) {
			throw new InvalidArgumentException('Key material must not be empty');
		}
		if (empty($algorithm)) {
			throw new InvalidArgumentException('Algorithm must not be empty');
		}
		$this->keyMaterial = $keyMaterial;
		$this->algorithm = $algorithm;
	}
	public function getAlgorithm(): string
	{
		return $this->algorithm;
	}
	public function getKeyMaterial()
	{
		return $this->keyMaterial;
	}
}

namespace Jetpack_Dashboard\Vendor\Firebase\JWT;

class SignatureInvalidException extends \UnexpectedValueException
{
}
