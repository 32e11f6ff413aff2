<?php
declare(strict_types=1);

namespace Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;

final class AppendStream implements StreamInterface
{
	private $streams = [];
	private $seekable = true;
	private $current = 0;
	private $pos = 0;
	public function __construct(array $streams = [])
	{
		foreach ($streams as $stream) {
			$this->addStream($stream);
		}
	}
	public function __toString(): string
	{
		try {
			$this->rewind();
			return $this->getContents();
		} catch (\Throwable $e) {
			if (\PHP_VERSION_ID >= 70400) {
				throw $e;
			}
			trigger_error(sprintf('%s::__toString exception: %s', self::class, (string) $e), E_USER_ERROR);
			return '';
		}
	}
	public function addStream(StreamInterface $stream): void
	{
		if (!$stream->isReadable()) {
			throw new \InvalidArgumentException('Each stream must be readable');
		}
		if (!$stream->isSeekable()) {
			$this->seekable = false;
		}
		$this->streams[] = $stream;
	}
	public function getContents(): string
	{
		return Utils::copyToString($this);
	}
	public function close(): void
	{
		$this->pos = $this->current = 0;
		$this->seekable = true;
		foreach ($this->streams as $stream) {
			$stream->close();
		}
		$this->streams = [];
	}
	public function detach()
	{
		$this->pos = $this->current = 0;
		$this->seekable = true;
		foreach ($this->streams as $stream) {
			$stream->detach();
		}
		$this->streams = [];
		return null;
	}
	public function tell(): int
	{
		return $this->pos;
	}
	public function getSize(): ?int
	{
		$size = 0;
		foreach ($this->streams as $stream) {
			$s = $stream->getSize();
			if ($s === null) {
				return null;
			}
			$size += $s;
		}
		return $size;
	}
	public function eof(): bool
	{
		return !$this->streams
			|| ($this->current >= count($this->streams) - 1
			 && $this->streams[$this->current]->eof());
	}
	public function rewind(): void
	{
		$this->seek(0);
	}
	public function seek($offset, $whence = SEEK_SET): void
	{
		if (!\is_int($offset)) {
		}
		if (!\is_int($whence)) {
		}
		if (!$this->seekable) {
			throw new \RuntimeException('This AppendStream is not seekable');
		} elseif ($whence !== SEEK_SET) {
			throw new \RuntimeException('The AppendStream can only seek with SEEK_SET');
		}
		$this->pos = $this->current = 0;
		foreach ($this->streams as $i => $stream) {
			try {
				$stream->rewind();
			} catch (\Exception $e) {
				throw new \RuntimeException('Unable to seek stream '
					.$i.' of the AppendStream', 0, $e);
			}
		}
		while ($this->pos < $offset && !$this->eof()) {
			$result = $this->read(min(8096, $offset - $this->pos));
			if ($result === '') {
				break;
			}
		}
	}
	public function read($length): string
	{
		if (!\is_int($length)) {
		}
		if ($this->streams === []) {
			return '';
		}
		$buffer = '';
		$total = count($this->streams) - 1;
		$remaining = $length;
		$progressToNext = false;
		while ($remaining > 0) {
			if ($progressToNext || $this->streams[$this->current]->eof()) {
				$progressToNext = false;
				if ($this->current === $total) {
					break;
				}
				++$this->current;
			}
			$result = $this->streams[$this->current]->read($remaining);
			if ($result === '') {
				$progressToNext = true;
				continue;
			}
			$buffer .= $result;
			$remaining = $length - strlen($buffer);
		}
		$this->pos += strlen($buffer);
		return $buffer;
	}
	public function isReadable(): bool
	{
		return true;
	}
	public function isWritable(): bool
	{
		return false;
	}
	public function isSeekable(): bool
	{
		return $this->seekable;
	}
	public function write($string): int
	{
		if (!\is_string($string)) {
		}
		throw new \RuntimeException('Cannot write to an AppendStream');
	}
	public function getMetadata($key = null)
	{
		if ($key !== null && !\is_string($key)) {
		}
		return $key ? null : [];
	}
}

namespace Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;

final class BufferStream implements StreamInterface
{
	private $hwm;
	private $buffer = '';
	public function __construct(int $hwm = 16384)
	{
		$this->hwm = $hwm;
	}
	public function __toString(): string
	{
		return $this->getContents();
	}
	public function getContents(): string
	{
		$buffer = $this->buffer;
		$this->buffer = '';
		return $buffer;
	}
	public function close(): void
	{
		$this->buffer = '';
	}
	public function detach()
	{
		$this->close();
		return null;
	}
	public function getSize(): ?int
	{
		return strlen($this->buffer);
	}
	public function isReadable(): bool
	{
		return true;
	}
	public function isWritable(): bool
	{
		return true;
	}
	public function isSeekable(): bool
	{
		return false;
	}
	public function rewind(): void
	{
		$this->seek(0);
	}
	public function seek($offset, $whence = SEEK_SET): void
	{
		if (!\is_int($offset)) {
		}
		if (!\is_int($whence)) {
		}
		throw new \RuntimeException('Cannot seek a BufferStream');
	}
	public function eof(): bool
	{
		return strlen($this->buffer) === 0;
	}
	public function tell(): int
	{
		throw new \RuntimeException('Cannot determine the position of a BufferStream');
	}
	public function read($length): string
	{
		if (!\is_int($length)) {
		}
		$currentLength = strlen($this->buffer);
		if ($length >= $currentLength) {
			$result = $this->buffer;
			$this->buffer = '';
		} else {
			$result = substr($this->buffer, 0, $length);
			$this->buffer = substr($this->buffer, $length);
		}
		return $result;
	}
	public function write($string): int
	{
		if (!\is_string($string)) {
		}
		$this->buffer .= $string;
		if (strlen($this->buffer) >= $this->hwm) {
			return 0;
		}
		return strlen($string);
	}
	public function getMetadata($key = null)
	{
		if ($key !== null && !\is_string($key)) {
		}
		if ($key === 'hwm') {
			return $this->hwm;
		}
		return $key ? null : [];
	}
}

namespace Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;

trait StreamDecoratorTrait
{
	public function __construct(StreamInterface $stream)
	{
		$this->stream = $stream;
	}
	public function __get(string $name)
	{
		if ($name === 'stream') {
			$this->stream = $this->createStream();
			return $this->stream;
		}
		throw new \UnexpectedValueException("$name not found on class");
	}
	public function __toString(): string
	{
		try {
			if ($this->isSeekable()) {
				$this->seek(0);
			}
			return $this->getContents();
		} catch (\Throwable $e) {
			if (\PHP_VERSION_ID >= 70400) {
				throw $e;
			}
			trigger_error(sprintf('%s::__toString exception: %s', self::class, (string) $e), E_USER_ERROR);
			return '';
		}
	}
	public function getContents(): string
	{
		return Utils::copyToString($this);
	}
	public function __call(string $method, array $args)
	{
		$callable = [$this->stream, $method];
		$result = ($callable)(...$args);
		return $result === $this->stream ? $this : $result;
	}
	public function close(): void
	{
		$this->stream->close();
	}
	public function getMetadata($key = null)
	{
		if ($key !== null && !\is_string($key)) {
		}
		return $this->stream->getMetadata($key);
	}
	public function detach()
	{
		return $this->stream->detach();
	}
	public function getSize(): ?int
	{
		return $this->stream->getSize();
	}
	public function eof(): bool
	{
		return $this->stream->eof();
	}
	public function tell(): int
	{
		return $this->stream->tell();
	}
	public function isReadable(): bool
	{
		return $this->stream->isReadable();
	}
	public function isWritable(): bool
	{
		return $this->stream->isWritable();
	}
	public function isSeekable(): bool
	{
		return $this->stream->isSeekable();
	}
	public function rewind(): void
	{
		$this->seek(0);
	}
	public function seek($offset, $whence = SEEK_SET): void
	{
		if (!\is_int($offset)) {
		}
		if (!\is_int($whence)) {
		}
		$this->stream->seek($offset, $whence);
	}
	public function read($length): string
	{
		if (!\is_int($length)) {
		}
		return $this->stream->read($length);
	}
	public function write($string): int
	{
		if (!\is_string($string)) {
		}
		return $this->stream->write($string);
	}
	protected function createStream(): StreamInterface
	{
		throw new \BadMethodCallException('Not implemented');
	}
}

namespace Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;

final class CachingStream implements StreamInterface
{
	use StreamDecoratorTrait;
	private $remoteStream;
	private $skipReadBytes = 0;
	private $stream;
	private $detached = false;
	public function __construct(
		StreamInterface $stream,
		?StreamInterface $target = null
	) {
		$this->remoteStream = $stream;
		$this->stream = $target ?: new Stream(Utils::tryFopen('php://temp', 'r+'));
	}
	public function getSize(): ?int
	{
		if ($this->detached) {
			return null;
		}
		$remoteSize = $this->remoteStream->getSize();
		if (null === $remoteSize) {
			return null;
		}
		return max($this->stream->getSize(), $remoteSize);
	}
	public function rewind(): void
	{
		$this->seek(0);
	}
	public function seek($offset, $whence = SEEK_SET): void
	{
		if (!\is_int($offset)) {
		}
		if (!\is_int($whence)) {
		}
		if ($whence === SEEK_SET) {
			$byte = $offset;
		} elseif ($whence === SEEK_CUR) {
			$byte = $offset + $this->tell();
		} elseif ($whence === SEEK_END) {
			$size = $this->remoteStream->getSize();
			if ($size === null) {
				$size = $this->cacheEntireStream();
			}
			$byte = $size + $offset;
		} else {
			throw new \InvalidArgumentException('Invalid whence');
		}
		$diff = $byte - $this->stream->getSize();
		if ($diff > 0) {
			while ($diff > 0 && !$this->remoteStream->eof()) {
				$previousSize = $this->stream->getSize();
				$previousSkipReadBytes = $this->skipReadBytes;
				$data = $this->read($diff);
				$currentSize = $this->stream->getSize();
				if ($data === '' && $currentSize === $previousSize && $this->skipReadBytes === $previousSkipReadBytes) {
					break;
				}
				$diff = $byte - $currentSize;
			}
		} else {
			$this->stream->seek($byte);
		}
	}
	public function read($length): string
	{
		if (!\is_int($length)) {
		}
		$data = $this->stream->read($length);
		$remaining = $length - strlen($data);
		if ($remaining) {
			$remoteData = $this->remoteStream->read(
				$remaining + $this->skipReadBytes
			);
			if ($this->skipReadBytes) {
				$len = strlen($remoteData);
				$remoteData = substr($remoteData, $this->skipReadBytes);
				$this->skipReadBytes = max(0, $this->skipReadBytes - $len);
			}
			$data .= $remoteData;
			if ($this->stream->write($remoteData) !== strlen($remoteData)) {
				throw new \RuntimeException('Unable to cache the entire read from the remote stream');
			}
		}
		return $data;
	}
	public function write($string): int
	{
		if (!\is_string($string)) {
		}
		$overflow = (strlen($string) + $this->tell()) - $this->remoteStream->tell();
		if ($overflow > 0) {
			$this->skipReadBytes = max($this->skipReadBytes, $overflow);
		}
		return $this->stream->write($string);
	}
	public function eof(): bool
	{
		return $this->stream->eof() && $this->remoteStream->eof();
	}
	public function detach()
	{
		if ($this->detached) {
			return null;
		}
		$position = $this->tell();
		$this->cacheEntireStream();
		$this->stream->seek($position);
		$resource = $this->stream->detach();
		$this->detached = true;
		return $resource;
	}
	public function close(): void
	{
		$this->remoteStream->close();
		$this->stream->close();
		$this->detached = true;
	}
	private function cacheEntireStream(): int
	{
		$target = new FnStream(['write' => 'strlen']);
		Utils::copyToStream($this, $target);
		return $this->tell();
	}
}

namespace Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\Exception;

use InvalidArgumentException;

class MalformedUriException extends InvalidArgumentException
{
}

namespace Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;

#[\AllowDynamicProperties]
final class FnStream implements StreamInterface
{
	private const SLOTS = [
		'__toString', 'close', 'detach', 'rewind',
		'getSize', 'tell', 'eof', 'isSeekable', 'seek', 'isWritable', 'write',
		'isReadable', 'read', 'getContents', 'getMetadata',
	];
	private $methods;
	public function __construct(array $methods)
	{
		$this->methods = $methods;
		foreach ($methods as $name => $fn) {
			$this->{'_fn_'.$name} = $fn;
		}
	}
	public function __get(string $name): void
	{
		throw new \BadMethodCallException(str_replace('_fn_', '', $name)
			.'() is not implemented in the FnStream');
	}
	public function __destruct()
	{
		if (isset($this->_fn_close)) {
			($this->_fn_close)();
		}
	}
	public function __wakeup(): void
	{
		throw new \LogicException('FnStream should never be unserialized');
	}
	public static function decorate(StreamInterface $stream, array $methods)
	{
		foreach (array_diff(self::SLOTS, array_keys($methods)) as $diff) {
			$callable = [$stream, $diff];
			$methods[$diff] = $callable;
		}
		return new self($methods);
	}
	public function __toString(): string
	{
		try {
			return ($this->_fn___toString)();
		} catch (\Throwable $e) {
			if (\PHP_VERSION_ID >= 70400) {
				throw $e;
			}
			trigger_error(sprintf('%s::__toString exception: %s', self::class, (string) $e), E_USER_ERROR);
			return '';
		}
	}
	public function close(): void
	{
		($this->_fn_close)();
	}
	public function detach()
	{
		return ($this->_fn_detach)();
	}
	public function getSize(): ?int
	{
		return ($this->_fn_getSize)();
	}
	public function tell(): int
	{
		return ($this->_fn_tell)();
	}
	public function eof(): bool
	{
		return ($this->_fn_eof)();
	}
	public function isSeekable(): bool
	{
		return ($this->_fn_isSeekable)();
	}
	public function rewind(): void
	{
		($this->_fn_rewind)();
	}
	public function seek($offset, $whence = SEEK_SET): void
	{
		if (!\is_int($offset)) {
		}
		if (!\is_int($whence)) {
		}
		($this->_fn_seek)($offset, $whence);
	}
	public function isWritable(): bool
	{
		return ($this->_fn_isWritable)();
	}
	public function write($string): int
	{
		if (!\is_string($string)) {
		}
		return ($this->_fn_write)($string);
	}
	public function isReadable(): bool
	{
		return ($this->_fn_isReadable)();
	}
	public function read($length): string
	{
		if (!\is_int($length)) {
		}
		return ($this->_fn_read)($length);
	}
	public function getContents(): string
	{
		return ($this->_fn_getContents)();
	}
	public function getMetadata($key = null)
	{
		if ($key !== null && !\is_string($key)) {
		}
		return ($this->_fn_getMetadata)($key);
	}
}

namespace Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;

final class PumpStream implements StreamInterface
{
	private $source;
	private $size;
	private $tellPos = 0;
	private $metadata;
	private $buffer;
	public function __construct(callable $source, array $options = [])
	{
		$this->source = $source;
		$this->size = $options['size'] ?? null;
		$this->metadata = $options['metadata'] ?? [];
		$this->buffer = new BufferStream();
	}
	public function __toString(): string
	{
		try {
			return Utils::copyToString($this);
		} catch (\Throwable $e) {
			if (\PHP_VERSION_ID >= 70400) {
				throw $e;
			}
			trigger_error(sprintf('%s::__toString exception: %s', self::class, (string) $e), E_USER_ERROR);
			return '';
		}
	}
	public function close(): void
	{
		$this->detach();
	}
	public function detach()
	{
		$this->tellPos = 0;
		$this->source = null;
		return null;
	}
	public function getSize(): ?int
	{
		return $this->size;
	}
	public function tell(): int
	{
		return $this->tellPos;
	}
	public function eof(): bool
	{
		return $this->source === null;
	}
	public function isSeekable(): bool
	{
		return false;
	}
	public function rewind(): void
	{
		$this->seek(0);
	}
	public function seek($offset, $whence = SEEK_SET): void
	{
		if (!\is_int($offset)) {
		}
		if (!\is_int($whence)) {
		}
		throw new \RuntimeException('Cannot seek a PumpStream');
	}
	public function isWritable(): bool
	{
		return false;
	}
	public function write($string): int
	{
		if (!\is_string($string)) {
		}
		throw new \RuntimeException('Cannot write to a PumpStream');
	}
	public function isReadable(): bool
	{
		return true;
	}
	public function read($length): string
	{
		if (!\is_int($length)) {
		}
		$data = $this->buffer->read($length);
		$readLen = strlen($data);
		$this->tellPos += $readLen;
		$remaining = $length - $readLen;
		if ($remaining) {
			$this->pump($remaining);
			$data .= $this->buffer->read($remaining);
			$this->tellPos += strlen($data) - $readLen;
		}
		return $data;
	}
	public function getContents(): string
	{
		$result = '';
		while (!$this->eof()) {
			$result .= $this->read(1000000);
		}
		return $result;
	}
	public function getMetadata($key = null)
	{
		if ($key !== null && !\is_string($key)) {
		}
		if (!$key) {
			return $this->metadata;
		}
		return $this->metadata[$key] ?? null;
	}
	private function pump(int $length): void
	{
		if ($this->source !== null) {
			do {
				$data = ($this->source)($length);
				if ($data === false || $data === null) {
					$this->source = null;
					return;
				}
				$this->buffer->write($data);
				$length -= strlen($data);
			} while ($length > 0);
		}
	}
}

namespace Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7;

final class Rfc3986
{
	public const CHAR_SUB_DELIMS = '!\$&\'\(\)\*\+,;=';
	public const CHAR_UNRESERVED = 'a-zA-Z0-9_\-\.~';
}

namespace Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;

class Stream implements StreamInterface
{
	private const READABLE_MODES = '/r|a\+|ab\+|w\+|wb\+|x\+|xb\+|c\+|cb\+/';
	private const WRITABLE_MODES = '/a|w|r\+|rb\+|rw|x|c/';
	private $stream;
	private $size;
	private $seekable;
	private $readable;
	private $writable;
	private $uri;
	private $customMetadata;
	public function __construct($stream, array $options = [])
	{
		if (!is_resource($stream)) {
			throw new \InvalidArgumentException('Stream must be a resource');
		}
		if (isset($options['size'])) {
			$this->size = $options['size'];
		}
		$this->customMetadata = $options['metadata'] ?? [];
		$this->stream = $stream;
		$meta = stream_get_meta_data($this->stream);
		$this->seekable = $meta['seekable'];
		$this->readable = (bool) preg_match(self::READABLE_MODES, $meta['mode']);
		$this->writable = (bool) preg_match(self::WRITABLE_MODES, $meta['mode']);
		$this->uri = $meta['uri'] ?? null;
	}
	public function __destruct()
	{
		$this->close();
	}
	public function __toString(): string
	{
		try {
			if ($this->isSeekable()) {
				$this->seek(0);
			}
			return $this->getContents();
		} catch (\Throwable $e) {
			if (\PHP_VERSION_ID >= 70400) {
				throw $e;
			}
			trigger_error(sprintf('%s::__toString exception: %s', self::class, (string) $e), E_USER_ERROR);
			return '';
		}
	}
	public function getContents(): string
	{
		if (!isset($this->stream)) {
			throw new \RuntimeException('Stream is detached');
		}
		if (!$this->readable) {
			throw new \RuntimeException('Cannot read from non-readable stream');
		}
		return Utils::tryGetContents($this->stream);
	}
	public function close(): void
	{
		if (isset($this->stream)) {
			if (is_resource($this->stream)) {
				fclose($this->stream);
			}
			$this->detach();
		}
	}
	public function detach()
	{
		if (!isset($this->stream)) {
			return null;
		}
		$result = $this->stream;
		unset($this->stream);
		$this->size = $this->uri = null;
		$this->readable = $this->writable = $this->seekable = false;
		return $result;
	}
	public function getSize(): ?int
	{
		if ($this->size !== null) {
			return $this->size;
		}
		if (!isset($this->stream)) {
			return null;
		}
		if ($this->uri) {
			clearstatcache(true, $this->uri);
		}
		$stats = fstat($this->stream);
		if (is_array($stats) && isset($stats['size'])) {
			$this->size = $stats['size'];
			return $this->size;
		}
		return null;
	}
	public function isReadable(): bool
	{
		return $this->readable;
	}
	public function isWritable(): bool
	{
		return $this->writable;
	}
	public function isSeekable(): bool
	{
		return $this->seekable;
	}
	public function eof(): bool
	{
		if (!isset($this->stream)) {
			throw new \RuntimeException('Stream is detached');
		}
		return feof($this->stream);
	}
	public function tell(): int
	{
		if (!isset($this->stream)) {
			throw new \RuntimeException('Stream is detached');
		}
		$result = ftell($this->stream);
		if ($result === false) {
			throw new \RuntimeException('Unable to determine stream position');
		}
		return $result;
	}
	public function rewind(): void
	{
		$this->seek(0);
	}
	public function seek($offset, $whence = SEEK_SET): void
	{
		if (!\is_int($offset)) {
		}
		if (!\is_int($whence)) {
		}
		$whence = (int) $whence;
		if (!isset($this->stream)) {
			throw new \RuntimeException('Stream is detached');
		}
		if (!$this->seekable) {
			throw new \RuntimeException('Stream is not seekable');
		}
		if (fseek($this->stream, $offset, $whence) === -1) {
			throw new \RuntimeException('Unable to seek to stream position '
				.$offset.' with whence '.var_export($whence, true));
		}
	}
	public function read($length): string
	{
		if (!\is_int($length)) {
		}
		if (!isset($this->stream)) {
			throw new \RuntimeException('Stream is detached');
		}
		if (!$this->readable) {
			throw new \RuntimeException('Cannot read from non-readable stream');
		}
		if ($length < 0) {
			throw new \RuntimeException('Length parameter cannot be negative');
		}
		if (0 === $length) {
			return '';
		}
		try {
			$string = fread($this->stream, $length);
		} catch (\Exception $e) {
			throw new \RuntimeException('Unable to read from stream', 0, $e);
		}
		if (false === $string) {
			throw new \RuntimeException('Unable to read from stream');
		}
		return $string;
	}
	public function write($string): int
	{
		if (!\is_string($string)) {
		}
		if (!isset($this->stream)) {
			throw new \RuntimeException('Stream is detached');
		}
		if (!$this->writable) {
			throw new \RuntimeException('Cannot write to a non-writable stream');
		}
		$this->size = null;
		$result = fwrite($this->stream, $string);
		if ($result === false) {
			throw new \RuntimeException('Unable to write to stream');
		}
		return $result;
	}
	public function getMetadata($key = null)
	{
		if ($key !== null && !\is_string($key)) {
		}
		if (!isset($this->stream)) {
			return $key ? null : [];
		} elseif (!$key) {
			return $this->customMetadata + stream_get_meta_data($this->stream);
		} elseif (isset($this->customMetadata[$key])) {
			return $this->customMetadata[$key];
		}
		$meta = stream_get_meta_data($this->stream);
		return $meta[$key] ?? null;
	}
}

namespace Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;

final class StreamWrapper
{
	public $context;
	private $stream;
	private $mode;
	public static function getResource(StreamInterface $stream)
	{
		self::register();
		if ($stream->isReadable()) {
			$mode = $stream->isWritable() ? 'r+' : 'r';
		} elseif ($stream->isWritable()) {
			$mode = 'w';
		} else {
			throw new \InvalidArgumentException('The stream must be readable, '
				.'writable, or both.');
		}
		$resource = @fopen('guzzle://stream', $mode, false, self::createStreamContext($stream));
		if ($resource === false) {
			throw new \RuntimeException('Unable to create stream resource');
		}
		return $resource;
	}
	public static function createStreamContext(StreamInterface $stream)
	{
		return stream_context_create([
			'guzzle' => ['stream' => $stream],
		]);
	}
	public static function register(): void
	{
		if (!in_array('guzzle', stream_get_wrappers())) {
			stream_wrapper_register('guzzle', __CLASS__);
		}
	}
	public function stream_open(string $path, string $mode, int $options, ?string &$opened_path = null): bool
	{
		$options = stream_context_get_options($this->context);
		if (!isset($options['guzzle']['stream'])) {
			return false;
		}
		$this->mode = $mode;
		$this->stream = $options['guzzle']['stream'];
		return true;
	}
	public function stream_read(int $count): string
	{
		return $this->stream->read($count);
	}
	public function stream_write(string $data): int
	{
		return $this->stream->write($data);
	}
	public function stream_flush(): bool
	{
		return true;
	}
	public function stream_tell(): int
	{
		return $this->stream->tell();
	}
	public function stream_eof(): bool
	{
		return $this->stream->eof();
	}
	public function stream_seek(int $offset, int $whence): bool
	{
		$this->stream->seek($offset, $whence);
		return true;
	}
	public function stream_cast(int $cast_as)
	{
		$stream = clone $this->stream;
		$resource = $stream->detach();
		return $resource ?? false;
	}
	public function stream_stat()
	{
		if ($this->stream->getSize() === null) {
			return false;
		}
		static $modeMap = [
			'r' => 33060,
			'rb' => 33060,
			'r+' => 33206,
			'w' => 33188,
			'wb' => 33188,
		];
		return [
			'dev' => 0,
			'ino' => 0,
			'mode' => $modeMap[$this->mode],
			'nlink' => 0,
			'uid' => 0,
			'gid' => 0,
			'rdev' => 0,
			'size' => $this->stream->getSize() ?: 0,
			'atime' => 0,
			'mtime' => 0,
			'ctime' => 0,
			'blksize' => 0,
			'blocks' => 0,
		];
	}
	public function url_stat(string $path, int $flags): array
	{
		return [
			'dev' => 0,
			'ino' => 0,
			'mode' => 0,
			'nlink' => 0,
			'uid' => 0,
			'gid' => 0,
			'rdev' => 0,
			'size' => 0,
			'atime' => 0,
			'mtime' => 0,
			'ctime' => 0,
			'blksize' => 0,
			'blocks' => 0,
		];
	}
}

namespace Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7;

use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\Exception\MalformedUriException;
use Jetpack_Dashboard\Vendor\Psr\Http\Message\UriInterface;

class Uri implements UriInterface, \JsonSerializable
{
	private const HTTP_DEFAULT_HOST = 'localhost';
	private const DEFAULT_PORTS = [
		'http' => 80,
		'https' => 443,
		'ftp' => 21,
		'gopher' => 70,
		'nntp' => 119,
		'news' => 119,
		'telnet' => 23,
		'tn3270' => 23,
		'imap' => 143,
		'pop' => 110,
		'ldap' => 389,
	];
	private const QUERY_SEPARATORS_REPLACEMENT = ['=' => '%3D', '&' => '%26', '+' => '%2B'];
	private $scheme = '';
	private $userInfo = '';
	private $host = '';
	private $port;
	private $path = '';
	private $query = '';
	private $fragment = '';
	public function __construct(string $uri = '')
	{
		if ($uri !== '') {
			$parts = self::parse($uri);
			if ($parts === false) {
				throw new MalformedUriException("Unable to parse URI: $uri");
			}
			try {
				$this->applyParts($parts);
			} catch (MalformedUriException $e) {
				throw $e;
			} catch (\InvalidArgumentException $e) {
				throw new MalformedUriException($e->getMessage(), 0, $e);
			}
		}
	}
	private static function parse(string $url)
	{
		if (self::isPathNoSchemeReference($url)) {
			return self::parsePathNoSchemeReference($url);
		}
		$prefix = '';
		$ipv6Prefix = preg_match('%\A([0-9A-Za-z+.-]+://\[[^\]\x00-\x20\x7F/?#@]+\])(.*)\z%s', $url, $matches);
		if ($ipv6Prefix === false) {
			return false;
		}
		if ($ipv6Prefix === 1) {
			$suffix = $matches[2];
			if (preg_match('%\A(?::[0-9]*)?(?:[/?#].*)?\z%s', $suffix) !== 1) {
				return false;
			}
			$prefix = $matches[1];
			$url = $suffix;
		}
		$encodedUrl = preg_replace_callback(
			'%[^:/@?&=#]+%usD',
			static function ($matches) {
				return urlencode($matches[0]);
			},
			$url
		);
		if ($encodedUrl === null) {
			return false;
		}
		$result = parse_url($prefix.$encodedUrl);
		if ($result === false) {
			return false;
		}
		return array_map('urldecode', $result);
	}
	private static function isPathNoSchemeReference(string $url): bool
	{
		if ($url === '' || $url[0] === '/' || $url[0] === '?' || $url[0] === '#') {
			return false;
		}
		$firstSegment = substr($url, 0, strcspn($url, '/?#'));
		return strpos($firstSegment, ':') === false;
	}
	private static function parsePathNoSchemeReference(string $url): array
	{
		$parts = [];
		if (false !== ($fragmentPosition = strpos($url, '#'))) {
			$parts['fragment'] = substr($url, $fragmentPosition + 1);
			$url = substr($url, 0, $fragmentPosition);
		}
		if (false !== ($queryPosition = strpos($url, '?'))) {
			$parts['query'] = substr($url, $queryPosition + 1);
			$url = substr($url, 0, $queryPosition);
		}
		$parts['path'] = $url;
		return $parts;
	}
	public function __toString(): string
	{
		return self::composeComponents(
			$this->scheme,
			$this->getAuthority(),
			$this->path,
			$this->query,
			$this->fragment
		);
	}
	public static function composeComponents(?string $scheme, ?string $authority, string $path, ?string $query, ?string $fragment): string
	{
		$uri = '';
		if ($scheme != '') {
			$uri .= $scheme.':';
		}
		if ($authority != '' || $scheme === 'file') {
			$uri .= '//'.$authority;
		}
		if ($authority != '' && $path != '' && $path[0] != '/') {
			$path = '/'.$path;
		}
		$uri .= $path;
		if ($query != '') {
			$uri .= '?'.$query;
		}
		if ($fragment != '') {
			$uri .= '#'.$fragment;
		}
		return $uri;
	}
	public static function isDefaultPort(UriInterface $uri): bool
	{
		return $uri->getPort() === null
			|| (isset(self::DEFAULT_PORTS[$uri->getScheme()]) && $uri->getPort() === self::DEFAULT_PORTS[$uri->getScheme()]);
	}
	public static function isAbsolute(UriInterface $uri): bool
	{
		return $uri->getScheme() !== '';
	}
	public static function isNetworkPathReference(UriInterface $uri): bool
	{
		return $uri->getScheme() === '' && $uri->getAuthority() !== '';
	}
	public static function isAbsolutePathReference(UriInterface $uri): bool
	{
		return $uri->getScheme() === ''
			&& $uri->getAuthority() === ''
			&& isset($uri->getPath()[0])
			&& $uri->getPath()[0] === '/';
	}
	public static function isRelativePathReference(UriInterface $uri): bool
	{
		return $uri->getScheme() === ''
			&& $uri->getAuthority() === ''
			&& (!isset($uri->getPath()[0]) || $uri->getPath()[0] !== '/');
	}
	public static function isSameDocumentReference(UriInterface $uri, ?UriInterface $base = null): bool
	{
		if ($base !== null) {
			$uri = UriResolver::resolve($base, $uri);
			return ($uri->getScheme() === $base->getScheme())
				&& ($uri->getAuthority() === $base->getAuthority())
				&& ($uri->getPath() === $base->getPath())
				&& ($uri->getQuery() === $base->getQuery());
		}
		return $uri->getScheme() === '' && $uri->getAuthority() === '' && $uri->getPath() === '' && $uri->getQuery() === '';
	}
	public static function withoutQueryValue(UriInterface $uri, string $key): UriInterface
	{
		$result = self::getFilteredQueryString($uri, [$key]);
		return $uri->withQuery(implode('&', $result));
	}
	public static function withQueryValue(UriInterface $uri, string $key, ?string $value): UriInterface
	{
		$result = self::getFilteredQueryString($uri, [$key]);
		$result[] = self::generateQueryString($key, $value);
		return $uri->withQuery(implode('&', $result));
	}
	public static function withQueryValues(UriInterface $uri, array $keyValueArray): UriInterface
	{
		$result = self::getFilteredQueryString($uri, array_keys($keyValueArray));
		foreach ($keyValueArray as $key => $value) {
			$result[] = self::generateQueryString((string) $key, $value !== null ? self::stringifyQueryValue($value) : null);
		}
		return $uri->withQuery(implode('&', $result));
	}
	private static function stringifyQueryValue($value): string
	{
		if (!is_string($value)) {
			if (is_float($value) && !is_finite($value)) {
				return is_nan($value) ? 'NAN' : ($value > 0 ? 'INF' : '-INF');
			}
		}
		return (string) $value;
	}
	public static function fromParts(array $parts): UriInterface
	{
		$uri = new self();
		try {
			$uri->applyParts($parts);
			$uri->validateState();
		} catch (MalformedUriException $e) {
			throw $e;
		} catch (\InvalidArgumentException $e) {
			throw new MalformedUriException($e->getMessage(), 0, $e);
		}
		return $uri;
	}
	public static function assertValidHost(string $host): void
	{
		if ($host === '') {
			return;
		}
		$invalidHost = preg_match('/[\x00-\x20\x7F\/\?#@\\\\]/', $host);
		if ($invalidHost === false) {
			throw new \RuntimeException('Unable to validate URI host: '.preg_last_error_msg());
		}
		if ($invalidHost === 1) {
			throw new \InvalidArgumentException(sprintf('Invalid host: "%s"', $host));
		}
		if (strpos($host, '[') !== false || strpos($host, ']') !== false) {
			if ($host[0] !== '[' || substr($host, -1) !== ']') {
				throw new \InvalidArgumentException(sprintf('Invalid host: "%s"', $host));
			}
			return;
		}
		if (strpos($host, ':') !== false) {
			throw new \InvalidArgumentException(sprintf('Invalid host: "%s"', $host));
		}
	}
	public function getScheme(): string
	{
		return $this->scheme;
	}
	public function getAuthority(): string
	{
		$authority = $this->host;
		if ($this->userInfo !== '') {
			$authority = $this->userInfo.'@'.$authority;
		}
		if ($this->port !== null) {
			$authority .= ':'.$this->port;
		}
		return $authority;
	}
	public function getUserInfo(): string
	{
		return $this->userInfo;
	}
	public function getHost(): string
	{
		return $this->host;
	}
	public function getPort(): ?int
	{
		return $this->port;
	}
	public function getPath(): string
	{
		return $this->path;
	}
	public function getQuery(): string
	{
		return $this->query;
	}
	public function getFragment(): string
	{
		return $this->fragment;
	}
	public function withScheme($scheme): UriInterface
	{
		$scheme = $this->filterScheme($scheme);
		if ($this->scheme === $scheme) {
			return $this;
		}
		$new = clone $this;
		$new->scheme = $scheme;
		$new->removeDefaultPort();
		$new->validateState();
		return $new;
	}
	public function withUserInfo($user, $password = null): UriInterface
	{
		$info = $this->filterUserInfoComponent($user);
		if ($password !== null) {
			$info .= ':'.$this->filterUserInfoComponent($password);
		}
		if ($this->userInfo === $info) {
			return $this;
		}
		$new = clone $this;
		$new->userInfo = $info;
		$new->validateState();
		return $new;
	}
	public function withHost($host): UriInterface
	{
		$host = $this->filterHost($host);
		if ($this->host === $host) {
			return $this;
		}
		$new = clone $this;
		$new->host = $host;
		$new->validateState();
		return $new;
	}
	public function withPort($port): UriInterface
	{
		if ($port !== null && !\is_int($port)) {
		}
		$port = $this->filterPort($port);
		if ($this->port === $port) {
			return $this;
		}
		$new = clone $this;
		$new->port = $port;
		$new->removeDefaultPort();
		$new->validateState();
		return $new;
	}
	public function withPath($path): UriInterface
	{
		$path = $this->filterPath($path);
		if ($this->path === $path) {
			return $this;
		}
		$new = clone $this;
		$new->path = $path;
		$new->validateState();
		return $new;
	}
	public function withQuery($query): UriInterface
	{
		$query = $this->filterQueryAndFragment($query);
		if ($this->query === $query) {
			return $this;
		}
		$new = clone $this;
		$new->query = $query;
		return $new;
	}
	public function withFragment($fragment): UriInterface
	{
		$fragment = $this->filterQueryAndFragment($fragment);
		if ($this->fragment === $fragment) {
			return $this;
		}
		$new = clone $this;
		$new->fragment = $fragment;
		return $new;
	}
	public function jsonSerialize(): string
	{
		return $this->__toString();
	}
	private function applyParts(array $parts): void
	{
		$this->scheme = isset($parts['scheme'])
			? $this->filterScheme($parts['scheme'])
			: '';
		$this->userInfo = isset($parts['user'])
			? $this->filterUserInfoComponent($parts['user'])
			: '';
		$this->host = isset($parts['host'])
			? $this->filterHost($parts['host'])
			: '';
		$this->port = isset($parts['port'])
			? $this->filterPort($parts['port'])
			: null;
		$this->path = isset($parts['path'])
			? $this->filterPath($parts['path'])
			: '';
		$this->query = isset($parts['query'])
			? $this->filterQueryAndFragment($parts['query'])
			: '';
		$this->fragment = isset($parts['fragment'])
			? $this->filterQueryAndFragment($parts['fragment'])
			: '';
		if (isset($parts['pass'])) {
			$this->userInfo .= ':'.$this->filterUserInfoComponent($parts['pass']);
		}
		$this->removeDefaultPort();
	}
	private function filterScheme($scheme): string
	{
		if (!is_string($scheme)) {
			throw new \InvalidArgumentException('Scheme must be a string');
		}
		$scheme = Utils::asciiToLower($scheme);
		if ($scheme !== '' && !preg_match('/^[a-z][a-z0-9.+-]*$/D', $scheme)) {
		}
		return $scheme;
	}
	private function filterUserInfoComponent($component): string
	{
		if (!is_string($component)) {
			throw new \InvalidArgumentException('User info must be a string');
		}
		return $this->filterComponent(
			'/(?:[^%'.Rfc3986::CHAR_UNRESERVED.Rfc3986::CHAR_SUB_DELIMS.']+|%(?![A-Fa-f0-9]{2}))/',
			$component,
			'Unable to filter URI user info'
		);
	}
	private function filterHost($host): string
	{
		if (!is_string($host)) {
			throw new \InvalidArgumentException('Host must be a string');
		}
		$host = Utils::asciiToLower($host);
		self::assertValidHost($host);
		return $host;
	}
	private function filterPort($port): ?int
	{
		if ($port === null) {
			return null;
		}
		$port = (int) $port;
		if (0 > $port || 0xFFFF < $port) {
			throw new \InvalidArgumentException(
				sprintf('Invalid port: %d. Must be between 0 and 65535', $port)
			);
		}
		return $port;
	}
	private static function getFilteredQueryString(UriInterface $uri, array $keys): array
	{
		$current = $uri->getQuery();
		if ($current === '') {
			return [];
		}
		$decodedKeys = array_map(function ($k): string {
			return rawurldecode((string) $k);
		}, $keys);
		return array_filter(explode('&', $current), function ($part) use ($decodedKeys) {
			return !in_array(rawurldecode(explode('=', $part)[0]), $decodedKeys, true);
		});
	}
	private static function generateQueryString(string $key, ?string $value): string
	{
		$queryString = strtr($key, self::QUERY_SEPARATORS_REPLACEMENT);
		if ($value !== null) {
			$queryString .= '='.strtr($value, self::QUERY_SEPARATORS_REPLACEMENT);
		}
		return $queryString;
	}
	private function removeDefaultPort(): void
	{
		if ($this->port !== null && self::isDefaultPort($this)) {
			$this->port = null;
		}
	}
	private function filterPath($path): string
	{
		if (!is_string($path)) {
			throw new \InvalidArgumentException('Path must be a string');
		}
		return $this->filterComponent(
			'/(?:[^'.Rfc3986::CHAR_UNRESERVED.Rfc3986::CHAR_SUB_DELIMS.'%:@\/]++|%(?![A-Fa-f0-9]{2}))/',
			$path,
			'Unable to filter URI path'
		);
	}
	private function filterQueryAndFragment($str): string
	{
		if (!is_string($str)) {
			throw new \InvalidArgumentException('Query and fragment must be a string');
		}
		return $this->filterComponent(
			'/(?:[^'.Rfc3986::CHAR_UNRESERVED.Rfc3986::CHAR_SUB_DELIMS.'%:@\/\?]++|%(?![A-Fa-f0-9]{2}))/',
			$str,
			'Unable to filter URI query or fragment'
		);
	}
	private function filterComponent(string $pattern, string $component, string $context): string
	{
		$filtered = preg_replace_callback($pattern, [$this, 'rawurlencodeMatchZero'], $component);
		if ($filtered === null) {
			throw new \RuntimeException($context.': '.preg_last_error_msg());
		}
		return $filtered;
	}
	private function rawurlencodeMatchZero(array $match): string
	{
		return rawurlencode($match[0]);
	}
	private function validateState(): void
	{
		if ($this->host === '' && ($this->scheme === 'http' || $this->scheme === 'https')) {
			$this->host = self::HTTP_DEFAULT_HOST;
		}
		if ($this->getAuthority() === '') {
			if (0 === strpos($this->path, '//')) {
				throw new MalformedUriException('The path of a URI without an authority must not start with two slashes "//"');
			}
			if ($this->scheme === '' && false !== strpos(explode('/', $this->path, 2)[0], ':')) {
				throw new MalformedUriException('A relative URI must not have a path beginning with a segment containing a colon');
			}
		}
	}
}

namespace Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\UriInterface;

final class UriResolver
{
	public static function removeDotSegments(string $path): string
	{
		if ($path === '' || $path === '/') {
			return $path;
		}
		$results = [];
		$segments = explode('/', $path);
		foreach ($segments as $segment) {
			if ($segment === '..') {
				array_pop($results);
			} elseif ($segment !== '.') {
				$results[] = $segment;
			}
		}
		$newPath = implode('/', $results);
		if ($path[0] === '/' && (!isset($newPath[0]) || $newPath[0] !== '/')) {
			$newPath = '/'.$newPath;
		} elseif ($newPath !== '' && ($segment === '.' || $segment === '..')) {
			$newPath .= '/';
		}
		return $newPath;
	}
	public static function guardedPath(UriInterface $uri, string $path): string
	{
		if ($uri->getScheme() !== '' || $uri->getAuthority() !== '' || strpos(explode('/', $path, 2)[0], ':') === false) {
			return $path;
		}
		return './'.$path;
	}
	public static function resolve(UriInterface $base, UriInterface $rel): UriInterface
	{
		if ((string) $rel === '') {
			return $base;
		}
		if ($rel->getScheme() != '') {
			return $rel->withPath(self::removeDotSegments($rel->getPath()));
		}
		if ($rel->getAuthority() != '') {
			return $rel
				->withScheme($base->getScheme())
				->withPath(self::removeDotSegments($rel->getPath()));
		}
		if ($rel->getPath() === '') {
			$targetPath = $base->getPath();
			$targetQuery = $rel->getQuery() != '' ? $rel->getQuery() : $base->getQuery();
		} else {
			if ($rel->getPath()[0] === '/') {
				$targetPath = $rel->getPath();
			} else {
				if ($base->getAuthority() != '' && $base->getPath() === '') {
					$targetPath = '/'.$rel->getPath();
				} else {
					$lastSlashPos = strrpos($base->getPath(), '/');
					if ($lastSlashPos === false) {
						$targetPath = $rel->getPath();
					} else {
						$targetPath = substr($base->getPath(), 0, $lastSlashPos + 1).$rel->getPath();
					}
				}
			}
			$targetPath = self::removeDotSegments($targetPath);
			$targetQuery = $rel->getQuery();
		}
		if ($targetPath !== $base->getPath()) {
			$targetPath = self::guardedPath($base, $targetPath);
		}
		return $base
			->withPath($targetPath)
			->withQuery($targetQuery)
			->withFragment($rel->getFragment());
	}
	public static function relativize(UriInterface $base, UriInterface $target): UriInterface
	{
		if ($target->getScheme() !== ''
			&& ($base->getScheme() !== $target->getScheme() || $target->getAuthority() === '' && $base->getAuthority() !== '')
		) {
			return $target;
		}
		if (Uri::isRelativePathReference($target)) {
			return $target;
		}
		if ($target->getAuthority() !== '' && $base->getAuthority() !== $target->getAuthority()) {
			return $target->withScheme('');
		}
		$emptyPathUri = $target->withScheme('')->withPath('')->withUserInfo('')->withPort(null)->withHost('');
		if ($base->getPath() !== $target->getPath()) {
			return $emptyPathUri->withPath(self::getRelativePath($base, $target));
		}
		if ($base->getQuery() === $target->getQuery()) {
			return $emptyPathUri->withQuery('');
		}
		if ($target->getQuery() === '') {
			$segments = explode('/', $target->getPath());
			$lastSegment = end($segments);
			return $emptyPathUri->withPath($lastSegment === '' ? './' : $lastSegment);
		}
		return $emptyPathUri;
	}
	private static function getRelativePath(UriInterface $base, UriInterface $target): string
	{
		$sourceSegments = explode('/', $base->getPath());
		$targetSegments = explode('/', $target->getPath());
		array_pop($sourceSegments);
		$targetLastSegment = array_pop($targetSegments);
		foreach ($sourceSegments as $i => $segment) {
			if (isset($targetSegments[$i]) && $segment === $targetSegments[$i]) {
				unset($sourceSegments[$i], $targetSegments[$i]);
			} else {
				break;
			}
		}
		$targetSegments[] = $targetLastSegment;
		$relativePath = str_repeat('../', count($sourceSegments)).implode('/', $targetSegments);
		if ('' === $relativePath || false !== strpos(explode('/', $relativePath, 2)[0], ':')) {
			$relativePath = "./$relativePath";
		} elseif ('/' === $relativePath[0]) {
			if ($base->getAuthority() != '' && $base->getPath() === '') {
				$relativePath = ".$relativePath";
			} else {
				$relativePath = "./$relativePath";
			}
		}
		return $relativePath;
	}
	private function __construct()
	{
	}
}

namespace Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\RequestInterface;
use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use Jetpack_Dashboard\Vendor\Psr\Http\Message\UriInterface;

final class Utils
{
	public static function asciiToLower(string $string): string
	{
		return strtr($string, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');
	}
	public static function asciiToUpper(string $string): string
	{
		return strtr($string, 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
	}
	public static function asciiUcFirst(string $string): string
	{
		if ($string === '') {
			return '';
		}
		return self::asciiToUpper($string[0]).substr($string, 1);
	}
	public static function caselessContains(string $haystack, string $needle): bool
	{
		return str_contains(self::asciiToLower($haystack), self::asciiToLower($needle));
	}
	public static function caselessEquals(string $left, string $right): bool
	{
		return self::asciiToLower($left) === self::asciiToLower($right);
	}
	public static function caselessRemove(array $keys, array $data): array
	{
		$result = [];
		foreach ($keys as &$key) {
			$key = self::asciiToLower((string) $key);
		}
		foreach ($data as $k => $v) {
			if (!in_array(self::asciiToLower((string) $k), $keys)) {
				$result[$k] = $v;
			}
		}
		return $result;
	}
	public static function copyToStream(StreamInterface $source, StreamInterface $dest, int $maxLen = -1): void
	{
		$bufferSize = 8192;
		if ($maxLen === -1) {
			while (!$source->eof()) {
				$buf = $source->read($bufferSize);
				if ($buf === '') {
					break;
				}
				if (!self::writeAll($dest, $buf)) {
					break;
				}
			}
		} else {
			$remaining = $maxLen;
			while ($remaining > 0 && !$source->eof()) {
				$buf = $source->read(min($bufferSize, $remaining));
				$len = strlen($buf);
				if (!$len) {
					break;
				}
				$remaining -= $len;
				if (!self::writeAll($dest, $buf)) {
					break;
				}
			}
		}
	}
	private static function writeAll(StreamInterface $dest, string $buf): bool
	{
		$written = 0;
		$len = strlen($buf);
		while ($written < $len) {
			$result = $dest->write(substr($buf, $written));
			if ($result <= 0) {
				return false;
			}
			$written += $result;
		}
		return true;
	}
	public static function copyToString(StreamInterface $stream, int $maxLen = -1): string
	{
		$buffer = '';
		if ($maxLen === -1) {
			while (!$stream->eof()) {
				$buf = $stream->read(1048576);
				if ($buf === '') {
					break;
				}
				$buffer .= $buf;
			}
			return $buffer;
		}
		$len = 0;
		while (!$stream->eof() && $len < $maxLen) {
			$buf = $stream->read($maxLen - $len);
			if ($buf === '') {
				break;
			}
			$buffer .= $buf;
			$len = strlen($buffer);
		}
		return $buffer;
	}
	public static function hash(StreamInterface $stream, string $algo, bool $rawOutput = false): string
	{
		$pos = $stream->tell();
		if ($pos > 0) {
			$stream->rewind();
		}
		$ctx = hash_init($algo);
		while (!$stream->eof()) {
			hash_update($ctx, $stream->read(1048576));
		}
		$out = hash_final($ctx, $rawOutput);
		$stream->seek($pos);
		return $out;
	}
	public static function modifyRequest(RequestInterface $request, array $changes): RequestInterface
	{
		if (!$changes) {
			return $request;
		}
		self::warnOnInvalidModifyRequestChanges($changes);
		$headers = $request->getHeaders();
		if (!isset($changes['uri'])) {
			$uri = $request->getUri();
		} else {
			$host = $changes['uri']->getHost();
			if ($host !== '') {
				if (isset($changes['set_headers']) && is_array($changes['set_headers'])) {
					foreach (array_keys($changes['set_headers']) as $header) {
						if (self::asciiToLower((string) $header) === 'host') {
							throw new \InvalidArgumentException(
								'Cannot modify request with both a URI containing a host and an explicit Host header.'
							);
						}
					}
				}
				$changes['set_headers']['Host'] = $host;
				if ($port = $changes['uri']->getPort()) {
					$standardPorts = ['http' => 80, 'https' => 443];
					$scheme = $changes['uri']->getScheme();
					if (isset($standardPorts[$scheme]) && $port != $standardPorts[$scheme]) {
						$changes['set_headers']['Host'] .= ':'.$port;
					}
				}
			}
			$uri = $changes['uri'];
		}
		if (!empty($changes['remove_headers'])) {
			$headers = self::caselessRemove($changes['remove_headers'], $headers);
		}
		if (!empty($changes['set_headers'])) {
			$headers = self::caselessRemove(array_keys($changes['set_headers']), $headers);
			$headers = $changes['set_headers'] + $headers;
		}
		if (isset($changes['query'])) {
			$uri = $uri->withQuery($changes['query']);
		}
		$hasHost = false;
		foreach (array_keys($headers) as $header) {
			if (self::asciiToLower((string) $header) === 'host') {
				$hasHost = true;
				break;
			}
		}
		if (!$hasHost && $uri->getHost() !== '') {
			$host = $uri->getHost();
			if (($port = $uri->getPort()) !== null) {
				$host .= ':'.$port;
			}
			$headers = ['Host' => [$host]] + $headers;
		}
		$new = $request;
		if (isset($changes['method'])) {
			$new = $new->withMethod($changes['method']);
		}
		if (isset($changes['uri']) || isset($changes['query'])) {
			$new = $new->withUri($uri, true);
		}
		if ($headers !== $new->getHeaders()) {
			foreach (array_keys($new->getHeaders()) as $header) {
				$new = $new->withoutHeader((string) $header);
			}
			$addedHeaders = [];
			foreach ($headers as $header => $value) {
				$header = (string) $header;
				$normalized = self::asciiToLower($header);
				if (isset($addedHeaders[$normalized])) {
					$new = $new->withAddedHeader($addedHeaders[$normalized], $value);
				} else {
					$new = $new->withHeader($header, $value);
					$addedHeaders[$normalized] = $header;
				}
			}
		}
		if (isset($changes['body'])) {
			$new = $new->withBody(self::streamFor($changes['body']));
		}
		if (isset($changes['version'])) {
			$new = $new->withProtocolVersion($changes['version']);
		}
		return $new;
	}
	private static function warnOnInvalidModifyRequestChanges(array $changes): void
	{
		foreach (['method', 'query', 'version'] as $key) {
			if (\array_key_exists($key, $changes) && !\is_string($changes[$key])) {
				self::warnOnInvalidModifyRequestChange($key, 'string', $changes[$key]);
			}
		}
		if (\array_key_exists('uri', $changes) && !$changes['uri'] instanceof UriInterface) {
			self::warnOnInvalidModifyRequestChange('uri', 'UriInterface', $changes['uri']);
		}
		if (\array_key_exists('body', $changes) && $changes['body'] === null) {
			self::warnOnInvalidModifyRequestChange('body', 'resource|string|int|float|bool|StreamInterface|callable|\Iterator|\Stringable', $changes['body']);
		}
		if (\array_key_exists('set_headers', $changes)) {
			if (!\is_array($changes['set_headers'])) {
				self::warnOnInvalidModifyRequestChange('set_headers', 'array<array-key, string|non-empty-array<array-key, string>>', $changes['set_headers']);
			} else {
				foreach ($changes['set_headers'] as $header => $value) {
					$headerPath = \sprintf('set_headers.%s', (string) $header);
					if (\is_array($value)) {
						if ($value === []) {
							self::warnOnInvalidModifyRequestChange($headerPath, 'string|non-empty-array<array-key, string>', $value);
							break;
						}
						foreach ($value as $index => $item) {
							if (!\is_string($item)) {
								self::warnOnInvalidModifyRequestChange(\sprintf('%s.%s', $headerPath, (string) $index), 'string', $item);
								break 2;
							}
						}
					} elseif (!\is_string($value)) {
						self::warnOnInvalidModifyRequestChange($headerPath, 'string|non-empty-array<array-key, string>', $value);
						break;
					}
				}
			}
		}
		if (!\array_key_exists('remove_headers', $changes)) {
			return;
		}
		if (!\is_array($changes['remove_headers'])) {
			self::warnOnInvalidModifyRequestChange('remove_headers', 'array<array-key, string|int>', $changes['remove_headers']);
			return;
		}
		foreach ($changes['remove_headers'] as $index => $header) {
			if (!\is_string($header) && !\is_int($header)) {
				self::warnOnInvalidModifyRequestChange(\sprintf('remove_headers.%s', (string) $index), 'string|int', $header);
				return;
			}
		}
	}
	private static function warnOnInvalidModifyRequestChange(string $key, string $expected, $value): void
	{
	}
	public static function readLine(StreamInterface $stream, ?int $maxLength = null): string
	{
		$buffer = '';
		$size = 0;
		while (!$stream->eof()) {
			if ('' === ($byte = $stream->read(1))) {
				return $buffer;
			}
			$buffer .= $byte;
			if ($byte === "\n" || ++$size === $maxLength - 1) {
				break;
			}
		}
		return $buffer;
	}
	public static function redactUserInfo(UriInterface $uri): UriInterface
	{
		$userInfo = $uri->getUserInfo();
		if (false !== ($pos = \strpos($userInfo, ':'))) {
			return $uri->withUserInfo(\substr($userInfo, 0, $pos), '***');
		}
		return $uri;
	}
	public static function streamFor($resource = '', array $options = []): StreamInterface
	{
		if (is_scalar($resource)) {
			if (!is_string($resource)) {
				if (is_float($resource) && !is_finite($resource)) {
					$resource = is_nan($resource) ? 'NAN' : ($resource > 0 ? 'INF' : '-INF');
				}
			}
			$stream = self::tryFopen('php://temp', 'r+');
			if ($resource !== '') {
				fwrite($stream, (string) $resource);
				fseek($stream, 0);
			}
			return new Stream($stream, $options);
		}
		switch (gettype($resource)) {
			case 'resource':
				if ((\stream_get_meta_data($resource)['uri'] ?? '') === 'php://input') {
					$stream = self::tryFopen('php://temp', 'w+');
					stream_copy_to_stream($resource, $stream);
					fseek($stream, 0);
					$resource = $stream;
				}
				return new Stream($resource, $options);
			case 'object':
				if ($resource instanceof StreamInterface) {
					return $resource;
				} elseif ($resource instanceof \Iterator) {
					return new PumpStream(function () use ($resource) {
						if (!$resource->valid()) {
							return false;
						}
						$result = $resource->current();
						$resource->next();
						return $result;
					}, $options);
				} elseif (method_exists($resource, '__toString')) {
					return self::streamFor((string) $resource, $options);
				}
				break;
			case 'NULL':
				return new Stream(self::tryFopen('php://temp', 'r+'), $options);
		}
		if (is_callable($resource)) {
			return new PumpStream($resource, $options);
		}
		throw new \InvalidArgumentException('Invalid resource type: '.gettype($resource));
	}
	public static function tryFopen(string $filename, string $mode)
	{
		$ex = null;
		set_error_handler(static function (int $errno, string $errstr) use ($filename, $mode, &$ex): bool {
			$ex = new \RuntimeException(sprintf(
				'Unable to open "%s" using mode "%s": %s',
				$filename,
				$mode,
				$errstr
			));
			return true;
		});
		try {
			$handle = fopen($filename, $mode);
		} catch (\Throwable $e) {
			$ex = new \RuntimeException(sprintf(
				'Unable to open "%s" using mode "%s": %s',
				$filename,
				$mode,
				$e->getMessage()
			), 0, $e);
		}
		restore_error_handler();
		if ($ex) {
			throw $ex;
		}
		return $handle;
	}
	public static function tryGetContents($stream): string
	{
		$ex = null;
		set_error_handler(static function (int $errno, string $errstr) use (&$ex): bool {
			$ex = new \RuntimeException(sprintf(
				'Unable to read stream contents: %s',
				$errstr
			));
			return true;
		});
		try {
			$contents = stream_get_contents($stream);
			if ($contents === false) {
				$ex = new \RuntimeException('Unable to read stream contents');
			}
		} catch (\Throwable $e) {
			$ex = new \RuntimeException(sprintf(
				'Unable to read stream contents: %s',
				$e->getMessage()
			), 0, $e);
		}
		restore_error_handler();
		if ($ex) {
			throw $ex;
		}
		return $contents;
	}
	public static function uriFor($uri): UriInterface
	{
		if ($uri instanceof UriInterface) {
			return $uri;
		}
		if (is_string($uri)) {
			return new Uri($uri);
		}
		throw new \InvalidArgumentException('URI must be a string or UriInterface');
	}
}
