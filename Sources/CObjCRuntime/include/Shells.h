#pragma once
#include <stdbool.h>
#include <stddef.h>

/// The Objective-C twin of a Swift framework object.
///
/// An app's subclass has its instance variables behind these. `peer` is null between `+alloc` and the root
/// initialiser; it is not retained: the peer owns the shell.
typedef struct ObjCShell {
    void *_Nonnull isa;
    void *_Nullable peer;
    /// A retained Swift object with what is kept for this shell (delegate proxies, targets), or null.
    void *_Nullable attachments;
} ObjCShell;

/// Memory for an object of that class, all zero.
void *_Nonnull shell_allocate(void *_Nonnull class);

/// Binds a shell that an app has allocated to its peer. Retains of the shell are transferred to the peer.
void shell_take_peer(void *_Nonnull shell, void *_Nonnull peer);

/// Frees a shell that never gets a peer, without -dealloc; if it was retained, the last release frees it.
void shell_discard(void *_Nonnull shell);

/// Makes an early peer for a shell whose initialiser has not run, by the plainest initialiser of its framework class.
/// - Returns: true if the shell has a peer now.
bool shell_make_peer(void *_Nonnull shell);

/// Clears weak references and runs `.cxx_destruct`: what the root `-dealloc` does.
void shell_destruct(void *_Nonnull shell);

/// Frees the memory, or makes the shell a zombie if these are enabled.
void shell_free(void *_Nonnull shell);

/// `[object autorelease]`, `[object retain]`, `[object release]`.
void *_Nullable object_autorelease(void *_Nullable object);
void *_Nullable object_retain(void *_Nullable object);
void object_release(void *_Nullable object);

/// Calls a function with the two given values when the object is deallocated.
void object_call_at_end(void *_Nonnull object, void (*_Nonnull function)(void *_Nullable, void *_Nullable),
                        void *_Nullable first, void *_Nullable second);

/// True if the object is a shell: of a framework class or of an app's subclass of one.
bool object_is_shell(const void *_Nonnull object);

extern __thread bool thread_main_flag __attribute__((tls_model("initial-exec")));

/// True on the thread that loaded this library, which is the main one.
static inline bool thread_is_main(void) { return thread_main_flag; }

/// True while the Swift object's deinitialisers run.
bool swift_isDeallocating(void *_Nonnull object);
size_t swift_retainCount(void *_Nonnull object);

/// A zeroing weak reference in `*place`, as `__weak` of an Objective-C program.
void weak_initialize(void *_Nullable *_Nonnull place, void *_Nullable object);
/// The object, retained and autoreleased, or null once it is gone.
void *_Nullable weak_load(void *_Nullable *_Nonnull place);
void weak_destroy(void *_Nullable *_Nonnull place);

/// Blocks: libBlocksRuntime's own functions.
void *_Nullable _Block_copy(const void *_Nonnull block);
void _Block_release(const void *_Nonnull block);
