// Predicates, expressions and sort descriptors for Swift.

#include "FoundationObjects.h"
#import <Foundation/Foundation.h>
#import "Predicates/PredicateExpression.h"

PredicateKind predicate_kind(void *pointer) {
    id object = (id)pointer;
    if ([object isKindOfClass:[NSPredicate class]]) {
        if ([object isKindOfClass:[NSComparisonPredicate class]]) return PredicateKindComparison;
        if ([object isKindOfClass:[NSCompoundPredicate class]]) return PredicateKindCompound;
        NSString *text = [object predicateFormat];
        if ([text isEqualToString:@"TRUEPREDICATE"]) return PredicateKindTrue;
        if ([text isEqualToString:@"FALSEPREDICATE"]) return PredicateKindFalse;
        return PredicateKindOther;
    }
    if ([object isKindOfClass:[NSExpression class]]) return PredicateKindExpression;
    if ([object isKindOfClass:[NSSortDescriptor class]]) return PredicateKindSortDescriptor;
    return PredicateKindNone;
}

bool predicate_evaluate(void *predicate, void *object, void *variables) {
    if (variables == NULL) return [(NSPredicate *)predicate evaluateWithObject:(id)object];
    return [(NSPredicate *)predicate evaluateWithObject:(id)object substitutionVariables:(NSDictionary *)variables];
}

long sort_descriptor_compare(void *descriptor, void *left, void *right) {
    return (long)[(NSSortDescriptor *)descriptor compareObject:(id)left toObject:(id)right];
}

void *predicate_of_function(void *content, bool (*evaluate)(void *, void *, void *), void (*release)(void *)) {
    id box = (id)value_box(content, release);
    return [NSPredicate predicateWithBlock:^BOOL(id object, NSDictionary *bindings) {
        return evaluate(value_box_content(box), (void *)object, (void *)bindings);
    }];
}

void *sort_descriptor_of_function(void *content, long (*compare)(void *, void *, void *), void (*release)(void *)) {
    id box = (id)value_box(content, release);
    return [NSSortDescriptor sortDescriptorWithKey:@"self"
                                         ascending:YES
                                        comparator:^NSComparisonResult(id left, id right) {
                                            return (NSComparisonResult)compare(value_box_content(box), (void *)left,
                                                                               (void *)right);
                                        }];
}
