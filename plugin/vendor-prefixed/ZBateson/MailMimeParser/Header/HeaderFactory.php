<?php
/**
 * This file is part of the ZBateson\MailMimeParser project.
 *
 * @license http://opensource.org/licenses/bsd-license.php BSD
 */
namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\ConsumerService;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\MimeLiteralPartFactory;

/**
 * Constructs various IHeader types depending on the type of header passed.
 *
 * If the passed header resolves to a specific defined header type, it is parsed
 * as such.  Otherwise, a GenericHeader is instantiated and returned.  Headers
 * are mapped as follows:
 *
 *  - {@see AddressHeader}: From, To, Cc, Bcc, Sender, Reply-To, Resent-From,
 *    Resent-To, Resent-Cc, Resent-Bcc, Resent-Reply-To, Return-Path,
 *    Delivered-To
 *  - {@see DateHeader}: Date, Resent-Date, Delivery-Date, Expires, Expiry-Date,
 *    Reply-By
 *  - {@see ParameterHeader}: Content-Type, Content-Disposition, Received-SPF,
 *    Authentication-Results, DKIM-Signature, Autocrypt
 *  - {@see SubjectHeader}: Subject
 *  - {@see IdHeader}: Message-ID, Content-ID, In-Reply-To, References
 *  - {@see ReceivedHeader}: Received
 *
 * @author Zaahid Bateson
 */
class HeaderFactory
{
    /**
     * @var ConsumerService the passed ConsumerService providing
     *      AbstractConsumer singletons.
     */
    protected $consumerService;

    /**
     * @var MimeLiteralPartFactory for mime decoding.
     */
    protected $mimeLiteralPartFactory;

    /**
     * @var string[][] maps IHeader types to headers.
     */
    protected $types = [
        'Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Header\\AddressHeader' => [
            'from',
            'to',
            'cc',
            'bcc',
            'sender',
            'replyto',
            'resentfrom',
            'resentto',
            'resentcc',
            'resentbcc',
            'resentreplyto',
            'returnpath',
            'deliveredto',
        ],
        'Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Header\\DateHeader' => [
            'date',
            'resentdate',
            'deliverydate',
            'expires',
            'expirydate',
            'replyby',
        ],
        'Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Header\\ParameterHeader' => [
            'contenttype',
            'contentdisposition',
            'receivedspf',
            'authenticationresults',
            'dkimsignature',
            'autocrypt',
        ],
        'Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Header\\SubjectHeader' => [
            'subject',
        ],
        'Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Header\\IdHeader' => [
            'messageid',
            'contentid',
            'inreplyto',
            'references'
        ],
        'Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Header\\ReceivedHeader' => [
            'received'
        ]
    ];

    /**
     * @var string Defines the generic IHeader type to use for headers that
     *      aren't mapped in $types
     */
    protected $genericType = 'Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Header\\GenericHeader';

    /**
     * Instantiates member variables with the passed objects.
     *
     * @param ConsumerService $consumerService
     * @param MimeLiteralPartFactory $mimeLiteralPartFactory
     */
    public function __construct(ConsumerService $consumerService, MimeLiteralPartFactory $mimeLiteralPartFactory)
    {
        $this->consumerService = $consumerService;
        $this->mimeLiteralPartFactory = $mimeLiteralPartFactory;
    }

    /**
     * Returns the string in lower-case, and with non-alphanumeric characters
     * stripped out.
     *
     * @param string $header The header name
     * @return string The normalized header name
     */
    public function getNormalizedHeaderName($header)
    {
        return preg_replace('/[^a-z0-9]/', '', strtolower($header));
    }

    /**
     * Returns the name of an IHeader class for the passed header name.
     *
     * @param string $name The header name.
     * @return string The Fully Qualified class name.
     */
    private function getClassFor($name)
    {
        $test = $this->getNormalizedHeaderName($name);
        foreach ($this->types as $class => $matchers) {
            foreach ($matchers as $matcher) {
                if ($test === $matcher) {
                    return $class;
                }
            }
        }
        return $this->genericType;
    }

    /**
     * Creates an IHeader instance for the passed header name and value, and
     * returns it.
     *
     * @param string $name The header name.
     * @param string $value The header value.
     * @return IHeader The created header object.
     */
    public function newInstance($name, $value)
    {
        $class = $this->getClassFor($name);
        if (is_a($class, 'Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Header\\MimeEncodedHeader', true)) {
            return new $class(
                $this->mimeLiteralPartFactory,
                $this->consumerService,
                $name,
                $value
            );
        }
        return new $class($this->consumerService, $name, $value);
    }
}
