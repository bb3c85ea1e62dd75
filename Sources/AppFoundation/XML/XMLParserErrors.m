// Errors of NSXMLParser: GNUstep's have neither codes nor lines, come one after the other, and do not keep a parser
// that was stopped from having parsed well.

#import <Foundation/Foundation.h>
#include <dlfcn.h>
#include <objc/runtime.h>

/// The beginning of libxml2's description of an error.
struct xml_error {
    int domain, code;
    char *message;
    int level;
};

enum { FromNamespaces = 3, LevelFatal = 3, AbortedByDelegate = 512 };

/// The last error of this thread. GNUstep has loaded the library.
static const struct xml_error *last_error(void) {
    static const struct xml_error *(*get)(void);
    if (get == NULL) get = dlsym(RTLD_DEFAULT, "xmlGetLastError");
    return get ? get() : NULL;
}

@interface GSSAXHandler : NSObject
@end

/// GNUstep's handler, which tells a parser's delegate what libxml2 finds.
@interface NSXMLSAXHandler : GSSAXHandler
@end

@interface GSStrictXMLParser : NSXMLParser
@end

static id *variable(id object, const char *class, const char *name) {
    return (id *)((char *)object + ivar_getOffset(class_getInstanceVariable(objc_lookUpClass(class), name)));
}

static NSError **error_of(id handler) { return (NSError **)variable(handler, "NSXMLSAXHandler", "_lastError"); }

/// Keeps the first error of a document and tells the delegate.
static void fail(id handler, NSInteger code, NSString *message, NSInteger line, NSInteger column) {
    if (*error_of(handler)) return;
    NSDictionary *details = [NSDictionary
        dictionaryWithObjectsAndKeys:message, @"NSXMLParserErrorMessage", [NSNumber numberWithInteger:line],
                                     @"NSXMLParserErrorLineNumber", [NSNumber numberWithInteger:column],
                                     @"NSXMLParserErrorColumn", nil];
    NSError *error = [NSError errorWithDomain:NSXMLParserErrorDomain code:code userInfo:details];
    *error_of(handler) = [error retain];
    id delegate = *variable(handler, "NSXMLSAXHandler", "_delegate");
    if ([delegate respondsToSelector:@selector(parser:parseErrorOccurred:)]) {
        [delegate parser:*variable(handler, "NSXMLSAXHandler", "_owner") parseErrorOccurred:error];
    }
}

@implementation NSXMLSAXHandler (Errors)

- (void)error:(NSString *)message colNumber:(NSInteger)column lineNumber:(NSInteger)line {
    const struct xml_error *error = last_error();
    // A document whose namespaces are not declared is read on.
    if (error && error->domain == FromNamespaces) return;
    NSCharacterSet *space = [NSCharacterSet whitespaceAndNewlineCharacterSet];
    fail(self, error ? error->code : NSXMLParserInternalError, [message stringByTrimmingCharactersInSet:space], line,
         column);
}

- (void)fatalError:(NSString *)message colNumber:(NSInteger)column lineNumber:(NSInteger)line {
    [self error:message colNumber:column lineNumber:line];
}

- (void)warning:(NSString *)message colNumber:(NSInteger)column lineNumber:(NSInteger)line {
}

/// Only the end of a whole document is told.
- (void)endDocument {
    id delegate = *variable(self, "NSXMLSAXHandler", "_delegate");
    if (*error_of(self) == nil && [delegate respondsToSelector:@selector(parserDidEndDocument:)]) {
        [delegate parserDidEndDocument:*variable(self, "NSXMLSAXHandler", "_owner")];
    }
}

@end

@implementation GSStrictXMLParser (Errors)

static id handler_of(NSXMLParser *parser) { return *variable(parser, "NSXMLParser", "_handler"); }

- (void)abortParsing {
    fail(handler_of(self), AbortedByDelegate, @"The delegate aborted parsing.", [self lineNumber], [self columnNumber]);
    [(NSXMLParser *)*variable(self, "NSXMLParser", "_parser") abortParsing];
}

- (BOOL)parse {
    id handler = handler_of(self), parser = *variable(self, "NSXMLParser", "_parser");
    if (parser == nil) return NO;
    [*error_of(handler) release];
    *error_of(handler) = nil;
    BOOL is_well_formed = [(NSXMLParser *)parser parse];
    return is_well_formed && *error_of(handler) == nil;
}

@end
