// One reading of a document by libxml2's SAX2 interface, as the delegate of an NSXMLParser hears of it.
#pragma once
#import <Foundation/Foundation.h>
#include <libxml/parser.h>

@interface XMLReading : NSObject {
@public
    /// Not retained: it has this.
    NSXMLParser *owner;
    /// Not retained, as delegates are not.
    id delegate;
    NSData *data;
    NSInputStream *stream;
    NSError *error;
    NSString *publicID, *systemID;
    BOOL processesNamespaces, reportsPrefixes, resolvesExternalEntities, isAborted;
    xmlParserCtxtPtr context;
    /// For each open element the prefixes that it declares.
    NSMutableArray *declaredPrefixes;
    NSInteger line, column;
}
- (BOOL)read;
- (void)abort;
/// Keeps the first error and tells the delegate.
- (void)failWithCode:(NSInteger)code message:(NSString *)message line:(NSInteger)line column:(NSInteger)column;
- (void)updatePlace;
@end

/// The functions that libxml2 calls.
void xml_set_content_handlers(xmlSAXHandler *handlers);
void xml_set_declaration_handlers(xmlSAXHandler *handlers);

static inline XMLReading *reading_of(void *context) { return ((xmlParserCtxtPtr)context)->_private; }

static inline NSString *xml_string(const xmlChar *text) {
    return text ? [NSString stringWithUTF8String:(const char *)text] : nil;
}

/// The delegate, if it has such a method. GNUstep's NSObject has empty ones, which do not count.
static inline id listener(XMLReading *reading, SEL selector) {
    id delegate = reading->delegate;
    BOOL is_own = [delegate respondsToSelector:selector] &&
                  [delegate methodForSelector:selector] != [NSObject instanceMethodForSelector:selector];
    return is_own ? delegate : nil;
}
