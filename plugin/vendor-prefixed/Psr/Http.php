<?php
declare(strict_types=1);

namespace Jetpack_Dashboard\Vendor\Psr\Http\Message;

defined( 'ABSPATH' ) || exit;

interface StreamInterface
{
	public function __toString();
	public function close();
	public function detach();
	public function getSize();
	public function tell();
	public function eof();
	public function isSeekable();
	public function seek(int $offset, int $whence = SEEK_SET);
	public function rewind();
	public function isWritable();
	public function write(string $string);
	public function isReadable();
	public function read(int $length);
	public function getContents();
	public function getMetadata(?string $key = null);
}

namespace Jetpack_Dashboard\Vendor\Psr\Http\Message;

interface UriInterface
{
	public function getScheme();
	public function getAuthority();
	public function getUserInfo();
	public function getHost();
	public function getPort();
	public function getPath();
	public function getQuery();
	public function getFragment();
	public function withScheme(string $scheme);
	public function withUserInfo(string $user, ?string $password = null);
	public function withHost(string $host);
	public function withPort(?int $port);
	public function withPath(string $path);
	public function withQuery(string $query);
	public function withFragment(string $fragment);
	public function __toString();
}

namespace Jetpack_Dashboard\Vendor\Psr\Http\Message;

interface MessageInterface
{
	public function getProtocolVersion();
	public function withProtocolVersion(string $version);
	public function getHeaders();
	public function hasHeader(string $name);
	public function getHeader(string $name);
	public function getHeaderLine(string $name);
	public function withHeader(string $name, $value);
	public function withAddedHeader(string $name, $value);
	public function withoutHeader(string $name);
	public function getBody();
	public function withBody(StreamInterface $body);
}

namespace Jetpack_Dashboard\Vendor\Psr\Http\Message;

interface RequestInterface extends MessageInterface
{
	public function getRequestTarget();
	public function withRequestTarget(string $requestTarget);
	public function getMethod();
	public function withMethod(string $method);
	public function getUri();
	public function withUri(UriInterface $uri, bool $preserveHost = false);
}
