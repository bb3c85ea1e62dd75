// Stand-ins for what an app uses of a library that is compiled for Apple's systems only. The builder writes a source of these.
#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The signature of a message for which a stand-in has no method: as the selector says, or objects only.
NSMethodSignature *VergerStandInSignature(SEL selector);
/// Answers a message with nothing, and `init…` with what `init` returns. Says so the first time.
void VergerStandInAnswer(NSInvocation *invocation);
/// Says, once, that a function does nothing.
void VergerStandInFunction(const char *name);

#ifdef __cplusplus
}
#endif

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wprotocol"
#pragma clang diagnostic ignored "-Wobjc-protocol-property-synthesis"
#pragma clang diagnostic ignored "-Wdeprecated-implementations"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"

#define VERGER_STAND_IN_CLASS(name)                                                                                    \
    @implementation name                                                                                               \
    -(NSMethodSignature *)methodSignatureForSelector : (SEL)selector {                                                 \
        return [super methodSignatureForSelector:selector] ?: VergerStandInSignature(selector);                        \
    }                                                                                                                  \
    -(void)forwardInvocation : (NSInvocation *)invocation { VergerStandInAnswer(invocation); }                         \
    +(NSMethodSignature *)methodSignatureForSelector : (SEL)selector {                                                 \
        return [super methodSignatureForSelector:selector] ?: VergerStandInSignature(selector);                        \
    }                                                                                                                  \
    +(void)forwardInvocation : (NSInvocation *)invocation { VergerStandInAnswer(invocation); }                         \
    @end

/// Zero in the registers of whole and of floating-point results.
typedef struct {
    long whole;
    double fraction;
} VergerNothing;

// The header may declare the name in another way, so these have names of their own in C.

#define VERGER_STAND_IN_FUNCTION(name)                                                                                 \
    VergerNothing VergerStandInFunction_##name(void) __asm__(#name);                                                   \
    VergerNothing VergerStandInFunction_##name(void) {                                                                 \
        VergerStandInFunction(#name);                                                                                  \
        return (VergerNothing){0, 0};                                                                                  \
    }

#define VERGER_STAND_IN_TEXT(name)                                                                                     \
    extern NSString *const VergerStandInText_##name __asm__(#name);                                                    \
    NSString *const VergerStandInText_##name = @ #name;

#define VERGER_STAND_IN_VARIABLE(name)                                                                                 \
    extern char VergerStandInVariable_##name[64] __asm__(#name);                                                       \
    char VergerStandInVariable_##name[64] = {0};
