<?php

namespace Jetpack_Dashboard\Vendor\ZBateson\StreamDecorators;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\StreamDecoratorTrait;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\BufferStream;
use RuntimeException;

#[\AllowDynamicProperties]
class Base64Stream implements StreamInterface
{
	use StreamDecoratorTrait;
	private $buffer;
	private $remainder = '';
	private $position = 0;
	public function __construct(StreamInterface $stream)
	{
		$this->stream = $stream;
		$this->buffer = new BufferStream();
	}
	public function tell()
	{
		return $this->position;
	}
	public function getSize()
	{
		return null;
	}
	public function seek($offset, $whence = SEEK_SET)
	{
		throw new RuntimeException('Cannot seek a Base64Stream');
	}
	public function isSeekable()
	{
		return false;
	}
	public function eof()
	{
		return ($this->buffer->eof() && $this->stream->eof());
	}
	private function fillBuffer($length)
	{
		$fill = 8192;
		while ($this->buffer->getSize() < $length) {
			$read = $this->stream->read($fill);
			if ($read === false || $read === '') {
				break;
			}
			$this->buffer->write(base64_decode($read));
		}
	}
	public function read($length)
	{
		if ($length <= 0 || $this->eof()) {
			return $this->stream->read($length);
		}
		$this->fillBuffer($length);
		$ret = $this->buffer->read($length);
		$this->position += strlen($ret);
		return $ret;
	}
	public function write($string)
	{
		$bytes = $this->remainder . $string;
		$len = strlen($bytes);
		if (($len % 3) !== 0) {
			$this->remainder = substr($bytes, -($len % 3));
			$bytes = substr($bytes, 0, $len - ($len % 3));
		} else {
			$this->remainder = '';
		}
		$this->stream->write(base64_encode($bytes));
		$written = strlen($string);
		$this->position += $len;
		return $written;
	}
	private function beforeClose()
	{
		if ($this->isWritable() && $this->remainder !== '') {
			$this->stream->write(base64_encode($this->remainder));
			$this->remainder = '';
		}
	}
	public function close()
	{
		$this->beforeClose();
		$this->stream->close();
	}
	public function detach()
	{
		$this->beforeClose();
		$this->stream->detach();
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\StreamDecorators;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\StreamDecoratorTrait;
use Jetpack_Dashboard\Vendor\ZBateson\MbWrapper\MbWrapper;
use RuntimeException;

#[\AllowDynamicProperties]
class CharsetStream implements StreamInterface
{
	use StreamDecoratorTrait;
	protected $converter = null;
	protected $streamCharset = 'ISO-8859-1';
	protected $stringCharset = 'UTF-8';
	private $position = 0;
	private $bufferLength = 0;
	private $buffer = '';
	public function __construct(StreamInterface $stream, $streamCharset = 'ISO-8859-1', $stringCharset = 'UTF-8')
	{
		$this->stream = $stream;
		$this->converter = new MbWrapper();
		$this->streamCharset = $streamCharset;
		$this->stringCharset = $stringCharset;
	}
	public function tell()
	{
		return $this->position;
	}
	public function getSize()
	{
		return null;
	}
	public function seek($offset, $whence = SEEK_SET)
	{
		throw new RuntimeException('Cannot seek a CharsetStream');
	}
	public function isSeekable()
	{
		return false;
	}
	private function readRawCharsIntoBuffer($length)
	{
		$n = (int) ceil(($length + 32) / 4.0) * 4;
		while ($this->bufferLength < $n) {
			$raw = $this->stream->read($n + 512);
			if ($raw === false || $raw === '') {
				return;
			}
			$this->buffer .= $raw;
			$this->bufferLength = $this->converter->getLength($this->buffer, $this->streamCharset);
		}
	}
	public function eof()
	{
		return ($this->bufferLength === 0 && $this->stream->eof());
	}
	public function read($length)
	{
		if ($length <= 0 || $this->eof()) {
			return $this->stream->read($length);
		}
		$this->readRawCharsIntoBuffer($length);
		$numChars = min([$this->bufferLength, $length]);
		$chars = $this->converter->getSubstr($this->buffer, $this->streamCharset, 0, $numChars);
		$this->position += $numChars;
		$this->buffer = $this->converter->getSubstr($this->buffer, $this->streamCharset, $numChars);
		$this->bufferLength -= $numChars;
		return $this->converter->convert($chars, $this->streamCharset, $this->stringCharset);
	}
	public function write($string)
	{
		$converted = $this->converter->convert($string, $this->stringCharset, $this->streamCharset);
		$written = $this->converter->getLength($converted, $this->streamCharset);
		$this->position += $written;
		return $this->stream->write($converted);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\StreamDecorators;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\StreamDecoratorTrait;

#[\AllowDynamicProperties]
class ChunkSplitStream implements StreamInterface
{
	use StreamDecoratorTrait;
	private $position;
	private $lineLength;
	private $lineEnding;
	private $lineEndingLength;
	public function __construct(StreamInterface $stream, $lineLength = 76, $lineEnding = "\r\n")
	{
		$this->stream = $stream;
		$this->lineLength = $lineLength;
		$this->lineEnding = $lineEnding;
		$this->lineEndingLength = strlen($this->lineEnding);
	}
	private function getChunkedString($string)
	{
		$firstLine = '';
		if ($this->tell() !== 0) {
			$next = $this->lineLength - ($this->position % ($this->lineLength + $this->lineEndingLength));
			if (strlen($string) > $next) {
				$firstLine = substr($string, 0, $next) . $this->lineEnding;
				$string = substr($string, $next);
			}
		}
		$chunked = $firstLine . chunk_split($string, $this->lineLength, $this->lineEnding);
		return substr($chunked, 0, strlen($chunked) - $this->lineEndingLength);
	}
	public function write($string)
	{
		$chunked = $this->getChunkedString($string);
		$this->position += strlen($chunked);
		return $this->stream->write($chunked);
	}
	private function beforeClose()
	{
		if ($this->position !== 0) {
			$this->stream->write($this->lineEnding);
		}
	}
	public function close()
	{
		$this->beforeClose();
		$this->stream->close();
	}
	public function detach()
	{
		$this->beforeClose();
		$this->stream->detach();
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\StreamDecorators;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\StreamDecoratorTrait;

#[\AllowDynamicProperties]
class NonClosingStream implements StreamInterface
{
	use StreamDecoratorTrait;
	public function close()
	{
		$this->stream = null;
	}
	public function detach()
	{
		$this->stream = null;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\StreamDecorators;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\StreamDecoratorTrait;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\BufferStream;
use RuntimeException;

#[\AllowDynamicProperties]
class PregReplaceFilterStream implements StreamInterface
{
	use StreamDecoratorTrait;
	private $pattern;
	private $replacement;
	private $buffer;
	public function __construct(StreamInterface $stream, $pattern, $replacement)
	{
		$this->stream = $stream;
		$this->pattern = $pattern;
		$this->replacement = $replacement;
		$this->buffer = new BufferStream();
	}
	public function eof()
	{
		return ($this->buffer->eof() && $this->stream->eof());
	}
	public function seek($offset, $whence = SEEK_SET)
	{
		throw new RuntimeException('Cannot seek a PregReplaceFilterStream');
	}
	public function isSeekable()
	{
		return false;
	}
	private function fillBuffer($length)
	{
		$fill = (int)max([$length, 8192]);
		while ($this->buffer->getSize() < $length) {
			$read = $this->stream->read($fill);
			if ($read === false || $read === '') {
				break;
			}
			$this->buffer->write(preg_replace($this->pattern, $this->replacement, $read));
		}
	}
	public function read($length)
	{
		$this->fillBuffer($length);
		return $this->buffer->read($length);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\StreamDecorators;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\StreamDecoratorTrait;
use RuntimeException;

#[\AllowDynamicProperties]
class QuotedPrintableStream implements StreamInterface
{
	use StreamDecoratorTrait;
	private $position = 0;
	private $lastLine = '';
	public function tell()
	{
		return $this->position;
	}
	public function getSize()
	{
		return null;
	}
	public function seek($offset, $whence = SEEK_SET)
	{
		throw new RuntimeException('Cannot seek a QuotedPrintableStream');
	}
	public function isSeekable()
	{
		return false;
	}
	private function readEncodedChars($length, $pre = '')
	{
		$str = $pre . $this->stream->read($length);
		$len = strlen($str);
		if ($len > 0 && !preg_match('/^[0-9a-f]{2}$|^[\r\n]{1,2}.?$/is', $str) && $this->stream->isSeekable()) {
			$this->stream->seek(-$len, SEEK_CUR);
			return '3D';
		}
		return $str;
	}
	private function decodeBlock($block)
	{
		if (substr($block, -1) === '=') {
			$block .= $this->readEncodedChars(2);
		} elseif (substr($block, -2, 1) === '=') {
			$first = substr($block, -1);
			$block = substr($block, 0, -1);
			$block .= $this->readEncodedChars(1, $first);
		}
		return quoted_printable_decode($block);
	}
	private function readRawDecodeAndAppend($length, &$str)
	{
		$block = $this->stream->read($length);
		if ($block === false || $block === '') {
			return -1;
		}
		$decoded = $this->decodeBlock($block);
		$count = strlen($decoded);
		$str .= $decoded;
		return $count;
	}
	public function read($length)
	{
		if ($length <= 0 || $this->eof()) {
			return $this->stream->read($length);
		}
		$count = 0;
		$bytes = '';
		while ($count < $length) {
			$nRead = $this->readRawDecodeAndAppend($length - $count, $bytes);
			if ($nRead === -1) {
				break;
			}
			$this->position += $nRead;
			$count += $nRead;
		}
		return $bytes;
	}
	public function write($string)
	{
		$encodedLine = quoted_printable_encode($this->lastLine);
		$lineAndString = rtrim(quoted_printable_encode($this->lastLine . $string), "\r\n");
		$write = substr($lineAndString, strlen($encodedLine));
		$this->stream->write($write);
		$written = strlen($string);
		$this->position += $written;
		$lpos = strrpos($lineAndString, "\n");
		$lastLine = $lineAndString;
		if ($lpos !== false) {
			$lastLine = substr($lineAndString, $lpos + 1);
		}
		$this->lastLine = quoted_printable_decode($lastLine);
		return $written;
	}
	private function beforeClose()
	{
		if ($this->isWritable() && $this->lastLine !== '') {
			$this->stream->write("\r\n");
			$this->lastLine = '';
		}
	}
	public function close()
	{
		$this->beforeClose();
		$this->stream->close();
	}
	public function detach()
	{
		$this->beforeClose();
		$this->stream->detach();
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\StreamDecorators;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\StreamDecoratorTrait;

#[\AllowDynamicProperties]
class SeekingLimitStream implements StreamInterface
{
	use StreamDecoratorTrait;
	private $offset;
	private $limit;
	private $position = 0;
	public function __construct(
		StreamInterface $stream,
		$limit = -1,
		$offset = 0
	) {
		$this->stream = $stream;
		$this->setLimit($limit);
		$this->setOffset($offset);
	}
	public function tell()
	{
		return $this->position;
	}
	public function getSize()
	{
		$size = $this->stream->getSize();
		if ($size === null) {
			$pos = $this->stream->tell();
			$this->stream->seek(0, SEEK_END);
			$size = $this->stream->tell();
			$this->stream->seek($pos);
		}
		if ($this->limit === -1) {
			return $size - $this->offset;
		}
		return min([$this->limit, $size - $this->offset]);
	}
	public function eof()
	{
		$size = $this->limit;
		if ($size === -1) {
			$size = $this->getSize();
		}
		return ($this->position >= $size);
	}
	private function doSeek($pos)
	{
		if ($this->limit !== -1) {
			$pos = min([$pos, $this->limit]);
		}
		$this->position = max([0, $pos]);
	}
	public function seek($offset, $whence = SEEK_SET)
	{
		$pos = $offset;
		switch ($whence) {
			case SEEK_CUR:
				$pos = $this->position + $offset;
				break;
			case SEEK_END:
				$pos = $this->limit + $offset;
				break;
			default:
				break;
		}
		$this->doSeek($pos);
	}
	public function setOffset($offset)
	{
		$this->offset = $offset;
		$this->position = 0;
	}
	public function setLimit($limit)
	{
		$this->limit = $limit;
	}
	public function seekAndRead($length)
	{
		$this->stream->seek($this->offset + $this->position);
		if ($this->limit !== -1) {
			$length = min($length, $this->limit - $this->position);
			if ($length <= 0) {
				return '';
			}
		}
		return $this->stream->read($length);
	}
	public function read($length)
	{
		$pos = $this->stream->tell();
		$ret = $this->seekAndRead($length);
		$this->position += strlen($ret);
		$this->stream->seek($pos);
		if ($this->limit !== -1 && $this->position > $this->limit) {
			$ret = substr($ret, 0, -($this->position - $this->limit));
			$this->position = $this->limit;
		}
		return $ret;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\StreamDecorators;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\StreamDecoratorTrait;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\BufferStream;
use RuntimeException;

#[\AllowDynamicProperties]
class UUStream implements StreamInterface
{
	use StreamDecoratorTrait;
	protected $filename = null;
	private $buffer;
	private $remainder = '';
	private $position = 0;
	private $isWriting = false;
	public function __construct(StreamInterface $stream, $filename = null)
	{
		$this->stream = $stream;
		$this->filename = $filename;
		$this->buffer = new BufferStream();
	}
	public function tell()
	{
		return $this->position;
	}
	public function getSize()
	{
		return null;
	}
	public function seek($offset, $whence = SEEK_SET)
	{
		throw new RuntimeException('Cannot seek a UUStream');
	}
	public function isSeekable()
	{
		return false;
	}
	private function readToEndOfLine($length)
	{
		$str = $this->stream->read($length);
		if ($str === false || $str === '') {
			return $str;
		}
		while (substr($str, -1) !== "\n") {
			$chr = $this->stream->read(1);
			if ($chr === false || $chr === '') {
				break;
			}
			$str .= $chr;
		}
		return $str;
	}
	private function filterAndDecode($str)
	{
		$ret = str_replace("\r", '', $str);
		$ret = preg_replace('/[^\x21-\xf5`\n]/', '`', $ret);
		if ($this->position === 0) {
			$matches = [];
			if (preg_match('/^\s*begin\s+[^\s+]\s+([^\r\n]+)\s*$/im', $ret, $matches)) {
				$this->filename = $matches[1];
			}
			$ret = preg_replace('/^\s*begin[^\r\n]+\s*$/im', '', $ret);
		} else {
			$ret = preg_replace('/^\s*end\s*$/im', '', $ret);
		}
		return convert_uudecode(trim($ret));
	}
	private function fillBuffer($length)
	{
		while ($this->buffer->getSize() < $length) {
			$read = $this->readToEndOfLine(5040);
			if ($read === false || $read === '') {
				break;
			}
			$this->buffer->write($this->filterAndDecode($read));
		}
	}
	public function eof()
	{
		return ($this->buffer->eof() && $this->stream->eof());
	}
	public function read($length)
	{
		if ($length <= 0 || $this->eof()) {
			return $this->stream->read($length);
		}
		$this->fillBuffer($length);
		$read = $this->buffer->read($length);
		$this->position += strlen($read);
		return $read;
	}
	private function writeUUHeader()
	{
		$filename = (empty($this->filename)) ? 'null' : $this->filename;
		$this->stream->write("begin 666 $filename");
	}
	private function writeUUFooter()
	{
		$this->stream->write("\r\n`\r\nend\r\n");
	}
	private function writeEncoded($bytes)
	{
		$encoded = preg_replace('/\r\n|\r|\n/', "\r\n", rtrim(convert_uuencode($bytes)));
		$this->stream->write("\r\n" . rtrim(substr($encoded, 0, -1)));
	}
	private function handleRemainder($string)
	{
		$write = $this->remainder . $string;
		$nRem = strlen($write) % 45;
		$this->remainder = '';
		if ($nRem !== 0) {
			$this->remainder = substr($write, -$nRem);
			$write = substr($write, 0, -$nRem);
		}
		return $write;
	}
	public function write($string)
	{
		$this->isWriting = true;
		if ($this->position === 0) {
			$this->writeUUHeader();
		}
		$write = $this->handleRemainder($string);
		if ($write !== '') {
			$this->writeEncoded($write);
		}
		$written = strlen($string);
		$this->position += $written;
		return $written;
	}
	public function getFilename()
	{
		return $this->filename;
	}
	public function setFilename($filename)
	{
		$this->filename = $filename;
	}
	private function beforeClose()
	{
		if (!$this->isWriting) {
			return;
		}
		if ($this->remainder !== '') {
			$this->writeEncoded($this->remainder);
		}
		$this->remainder = '';
		$this->isWriting = false;
		$this->writeUUFooter();
	}
	public function close()
	{
		$this->beforeClose();
		$this->stream->close();
	}
	public function detach()
	{
		$this->beforeClose();
		$this->stream->detach();
	}
}
