// Reports elements, text and other content of a document to the delegate of an NSXMLParser.

#import "XMLReading.h"
#include <libxml/SAX2.h>
#include <libxml/parserInternals.h>

static void start_document(void *context) {
    XMLReading *reading = reading_of(context);
    xmlSAX2StartDocument(context);
    [reading updatePlace];
    [listener(reading, @selector(parserDidStartDocument:)) parserDidStartDocument:reading->owner];
}

/// The end is reported only for a complete document.
static void end_document(void *context) {
    XMLReading *reading = reading_of(context);
    xmlSAX2EndDocument(context);
    if (reading->error) return;
    [reading updatePlace];
    [listener(reading, @selector(parserDidEndDocument:)) parserDidEndDocument:reading->owner];
}

static NSString *qualified(const xmlChar *prefix, const xmlChar *name) {
    NSString *local = xml_string(name) ?: @"";
    return prefix ? [NSString stringWithFormat:@"%s:%@", (const char *)prefix, local] : local;
}

/// libxml2 leaves references in the values of attributes, and writes & as one.
static NSString *attribute_value(XMLReading *reading, const xmlChar *start, const xmlChar *end) {
    size_t length = (size_t)(end - start);
    xmlChar *decoded = memchr(start, '&', length)
        ? xmlStringLenDecodeEntities(reading->context, start, (int)length, XML_SUBSTITUTE_REF, 0, 0, 0) : NULL;
    NSString *value = [[[NSString alloc] initWithBytes:decoded ?: start
                                                length:decoded ? strlen((const char *)decoded) : length
                                              encoding:NSUTF8StringEncoding] autorelease];
    if (decoded) xmlFree(decoded);
    return value ?: @"";
}

/// - attributes: five pointers each: the name, its prefix, its namespace, the value's first byte and the one behind its
/// last.
/// - namespaces: a prefix and what it stands for each.
static NSDictionary *dictionary_of(XMLReading *reading, int count, const xmlChar **attributes, int namespace_count,
                                   const xmlChar **namespaces) {
    NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
    for (int i = 0; i < namespace_count && !reading->processesNamespaces; i++) {
        const xmlChar *prefix = namespaces[2 * i];
        NSString *name = prefix ? qualified((const xmlChar *)"xmlns", prefix) : @"xmlns";
        [dictionary setObject:xml_string(namespaces[2 * i + 1]) ?: @"" forKey:name];
    }
    for (int i = 0; i < count; i++, attributes += 5) {
        NSString *value = attribute_value(reading, attributes[3], attributes[4]);
        [dictionary setObject:value forKey:qualified(attributes[1], attributes[0])];
    }
    return dictionary;
}

static void start_mappings(XMLReading *reading, int count, const xmlChar **namespaces) {
    NSMutableArray *prefixes = [NSMutableArray array];
    id told = listener(reading, @selector(parser:didStartMappingPrefix:toURI:));
    for (int i = 0; i < count; i++) {
        NSString *prefix = xml_string(namespaces[2 * i]) ?: @"";
        [prefixes addObject:prefix];
        [told parser:reading->owner didStartMappingPrefix:prefix toURI:xml_string(namespaces[2 * i + 1]) ?: @""];
    }
    [reading->declaredPrefixes addObject:prefixes];
}

static void end_mappings(XMLReading *reading) {
    NSArray *prefixes = [[[reading->declaredPrefixes lastObject] retain] autorelease];
    if (prefixes) [reading->declaredPrefixes removeLastObject];
    id told = listener(reading, @selector(parser:didEndMappingPrefix:));
    for (NSString *prefix in prefixes) [told parser:reading->owner didEndMappingPrefix:prefix];
}

static void start_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                          int namespace_count, const xmlChar **namespaces, int count, int defaulted,
                          const xmlChar **attributes) {
    XMLReading *reading = reading_of(context);
    [reading updatePlace];
    BOOL processes = reading->processesNamespaces;
    if (processes && reading->reportsPrefixes) start_mappings(reading, namespace_count, namespaces);
    SEL tells = @selector(parser:didStartElement:namespaceURI:qualifiedName:attributes:);
    id told = listener(reading, tells);
    if (told == nil) return;
    NSString *full = qualified(prefix, name);
    [told parser:reading->owner
        didStartElement:processes ? xml_string(name) : full
           namespaceURI:processes ? xml_string(uri) ?: @"" : nil
          qualifiedName:processes ? full : nil
             attributes:dictionary_of(reading, count, attributes, namespace_count, namespaces)];
}

static void end_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
    XMLReading *reading = reading_of(context);
    [reading updatePlace];
    BOOL processes = reading->processesNamespaces;
    id told = listener(reading, @selector(parser:didEndElement:namespaceURI:qualifiedName:));
    NSString *full = qualified(prefix, name);
    [told parser:reading->owner
        didEndElement:processes ? xml_string(name) : full
         namespaceURI:processes ? xml_string(uri) ?: @"" : nil
        qualifiedName:processes ? full : nil];
    if (processes && reading->reportsPrefixes) end_mappings(reading);
}

static void tell_characters(XMLReading *reading, const void *bytes, NSUInteger length) {
    id told = listener(reading, @selector(parser:foundCharacters:));
    if (told == nil) return;
    NSString *text = [[NSString alloc] initWithBytes:bytes length:length encoding:NSUTF8StringEncoding];
    if (text) [told parser:reading->owner foundCharacters:text];
    [text release];
}

static void characters(void *context, const xmlChar *bytes, int length) {
    XMLReading *reading = reading_of(context);
    [reading updatePlace];
    tell_characters(reading, bytes, (NSUInteger)length);
}

/// Reported as text if the delegate has no method for CDATA.
static void character_data(void *context, const xmlChar *bytes, int length) {
    XMLReading *reading = reading_of(context);
    [reading updatePlace];
    id told = listener(reading, @selector(parser:foundCDATA:));
    if (told) [told parser:reading->owner foundCDATA:[NSData dataWithBytes:bytes length:(NSUInteger)length]];
    else tell_characters(reading, bytes, (NSUInteger)length);
}

static void comment(void *context, const xmlChar *text) {
    XMLReading *reading = reading_of(context);
    [reading updatePlace];
    [listener(reading, @selector(parser:foundComment:)) parser:reading->owner foundComment:xml_string(text) ?: @""];
}

static void processing_instruction(void *context, const xmlChar *target, const xmlChar *data) {
    XMLReading *reading = reading_of(context);
    [reading updatePlace];
    id told = listener(reading, @selector(parser:foundProcessingInstructionWithTarget:data:));
    [told parser:reading->owner foundProcessingInstructionWithTarget:xml_string(target) data:xml_string(data) ?: @""];
}

// MARK: Entities

static NSData *resolved(XMLReading *reading, const xmlChar *name, const xmlChar *systemID) {
    id asked = listener(reading, @selector(parser:resolveExternalEntityName:systemID:));
    NSData *data = [asked parser:reading->owner resolveExternalEntityName:xml_string(name) systemID:xml_string(systemID)];
    return [data isKindOfClass:[NSData class]] ? data : nil;
}

/// An entity that nothing declares: the delegate may know what it stands for.
static xmlEntityPtr entity_from_delegate(XMLReading *reading, xmlParserCtxtPtr context, const xmlChar *name) {
    NSData *data = context->inSubset == 0 && context->myDoc ? resolved(reading, name, NULL) : nil;
    NSString *text = data ? [[[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding] autorelease] : nil;
    if (text == nil) return NULL;
    // Text, and no markup.
    text = [text stringByReplacingOccurrencesOfString:@"&" withString:@"&#38;"];
    text = [text stringByReplacingOccurrencesOfString:@"<" withString:@"&#60;"];
    if (context->myDoc->intSubset == NULL) xmlCreateIntSubset(context->myDoc, (const xmlChar *)"resolved", NULL, NULL);
    return xmlAddDocEntity(context->myDoc, name, XML_INTERNAL_GENERAL_ENTITY, NULL, NULL, (const xmlChar *)[text UTF8String]);
}

static xmlEntityPtr get_entity(void *context, const xmlChar *name) {
    XMLReading *reading = reading_of(context);
    return xmlSAX2GetEntity(context, name) ?: entity_from_delegate(reading, context, name);
}

/// Called after an entity. libxml2 has already reported the content of an internal one; external ones are left to the
/// delegate.
static void reference(void *context, const xmlChar *name) {
    XMLReading *reading = reading_of(context);
    xmlEntityPtr entity = xmlSAX2GetEntity(context, name);
    if (entity == NULL || entity->etype != XML_EXTERNAL_GENERAL_PARSED_ENTITY) return;
    NSData *data = reading->resolvesExternalEntities ? resolved(reading, name, entity->SystemID) : nil;
    if (data) tell_characters(reading, [data bytes], [data length]);
}

void xml_set_content_handlers(xmlSAXHandler *handlers) {
    handlers->startDocument = start_document;
    handlers->endDocument = end_document;
    handlers->startElementNs = start_element;
    handlers->endElementNs = end_element;
    handlers->characters = characters;
    handlers->ignorableWhitespace = characters;
    handlers->cdataBlock = character_data;
    handlers->comment = comment;
    handlers->processingInstruction = processing_instruction;
    handlers->getEntity = get_entity;
    handlers->reference = reference;
}
