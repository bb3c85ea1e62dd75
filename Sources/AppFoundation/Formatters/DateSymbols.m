// GNUstep sets the names only on the present ICU formatter, and loses them when it makes another for a new pattern,
// style or locale. Here they are kept for each formatter.

#import "DateSymbols.h"
#import "../Strings/Units.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"


/// Dictionaries from ICU's kinds of symbols to arrays of names.
static NSMapTable *kept;

static NSDictionary *symbols_of(NSDateFormatter *formatter) {
    @synchronized([NSDateFormatter class]) {
        return kept ? [[(id)NSMapGet(kept, formatter) retain] autorelease] : nil;
    }
}

BOOL has_date_symbols(NSDateFormatter *formatter) { return [symbols_of(formatter) count] > 0; }

NSArray *own_date_symbols(NSDateFormatter *formatter, NSInteger kind) {
    return [symbols_of(formatter) objectForKey:[NSNumber numberWithInteger:kind]];
}

static void keep(NSDateFormatter *formatter, NSDictionary *symbols) {
    @synchronized([NSDateFormatter class]) {
        if (kept == nil) kept = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSObjectMapValueCallBacks, 4);
        NSMapInsert(kept, formatter, symbols);
    }
}

void copy_date_symbols(NSDateFormatter *from, NSDateFormatter *to) {
    NSDictionary *symbols = symbols_of(from);
    if (symbols) keep(to, symbols);
}

void forget_date_symbols(NSDateFormatter *formatter) {
    @synchronized([NSDateFormatter class]) {
        if (kept) NSMapRemove(kept, formatter);
    }
}

/// ICU's arrays of day names start at index 1.
static int32_t first_index(NSInteger kind) {
    switch (kind) {
    case UDAT_WEEKDAYS:
    case UDAT_SHORT_WEEKDAYS:
    case UDAT_NARROW_WEEKDAYS:
    case UDAT_STANDALONE_WEEKDAYS:
    case UDAT_STANDALONE_SHORT_WEEKDAYS:
    case UDAT_STANDALONE_NARROW_WEEKDAYS: return 1;
    default: return 0;
    }
}

static void apply(UDateFormat *format, NSInteger kind, NSArray *names) {
    int32_t first = first_index(kind), room = udat_countSymbols(format, (UDateFormatSymbolType)kind);
    for (NSUInteger i = 0; i < [names count] && (int32_t)i + first < room; i++) {
        int32_t length;
        UErrorCode status = U_ZERO_ERROR;
        const UChar *units = units_of([[names objectAtIndex:i] description], &length);
        // ICU needs a final zero although it gets the length.
        udat_setSymbols(format, (UDateFormatSymbolType)kind, (int32_t)i + first, (UChar *)units, length, &status);
    }
}

void apply_date_symbols(NSDateFormatter *formatter, UDateFormat *format) {
    NSDictionary *symbols = symbols_of(formatter);
    for (NSNumber *kind in symbols) apply(format, [kind integerValue], [symbols objectForKey:kind]);
}

static void set(NSDateFormatter *formatter, SEL selector, NSArray *names, NSInteger kind) {
    NSMutableDictionary *symbols = [NSMutableDictionary dictionaryWithDictionary:symbols_of(formatter)];
    NSArray *copy = [[names copy] autorelease];
    if (copy) {
        [symbols setObject:copy forKey:[NSNumber numberWithInteger:kind]];
    } else {
        [symbols removeObjectForKey:[NSNumber numberWithInteger:kind]];
    }
    keep(formatter, symbols);
}

/// GNUstep's private method.
@interface NSDateFormatter (PrivateMethods)
- (NSArray *)_getSymbols:(NSInteger)kind;
- (void)_setSymbols:(NSArray *)names :(NSInteger)kind;
@end

@interface NSDateFormatter (Symbols)
@end

typedef NSArray *get_symbols(NSDateFormatter *, SEL, NSInteger);
static get_symbols *former_get;

/// The app's names, or the locale's.
static NSArray *get(NSDateFormatter *formatter, SEL selector, NSInteger kind) {
    return own_date_symbols(formatter, kind) ?: former_get(formatter, selector, kind);
}

@implementation NSDateFormatter (Symbols)

- (void)setHalf:(NSUInteger)half symbol:(NSString *)name {
    NSMutableArray *names = [NSMutableArray arrayWithArray:[self _getSymbols:UDAT_AM_PMS]];
    while ([names count] < 2) [names addObject:@""];
    [names replaceObjectAtIndex:half withObject:name ?: @""];
    [self _setSymbols:names :UDAT_AM_PMS];
}

/// GNUstep's method sets other symbols.
- (void)setVeryShortWeekdaySymbols:(NSArray *)names { [self _setSymbols:names :UDAT_NARROW_WEEKDAYS]; }

- (void)setAMSymbol:(NSString *)name { [self setHalf:0 symbol:name]; }
- (void)setPMSymbol:(NSString *)name { [self setHalf:1 symbol:name]; }

@end

INSTALL(date_symbols) {
    Class class = [NSDateFormatter class];
    replace_instance_method(class, @selector(_setSymbols::), (IMP)set);
    former_get = (get_symbols *)replace_instance_method(class, @selector(_getSymbols:), (IMP)get);
}
