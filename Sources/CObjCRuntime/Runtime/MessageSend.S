// objc_msgSend and its variants for structures and long doubles, x86-64 System V. MessageSendARM64.S has arm64's.
//
// GCC's runtime looks an implementation up with a C function and leaves the call to the compiler. clang's non-legacy
// dispatch wants one function that keeps every argument register, finds the implementation and jumps to it. Nearly every
// message is found in the dispatch table of its class, which is read here with registers that hold no arguments. For the
// others all arguments are saved, and `objc_msg_lookup` searches. The call frame information lets exceptions and backtraces
// pass through.

#include "Runtime/ArgumentRegisters.h"
#include "Runtime/MethodTableOffsets.h"

#if defined(__x86_64__)

.text

// Jumps to the method, if the class in %r10 has one in its table for the selector in the register `selector`; otherwise to
// `elsewhere`. `prepare`, which may be empty, is done before. A selector that is not registered has an address in place of
// its number, which is beyond the capacity of every table. Uses %r10 and %r11.
.macro JUMP_BY_TABLE selector, elsewhere, prepare:vararg
    mov CLASS_TABLE(%r10), %r10
    mov (\selector), %r11d
    shl $BUCKET_SHIFT, %r11
    cmp TABLE_CAPACITY(%r10), %r11
    jae \elsewhere
    mov TABLE_BUCKETS(%r10), %r10
    shr $(BUCKET_SHIFT - 3), %r11
    mov (%r10, %r11), %r10
    mov 4(\selector), %r11d
    mov (%r10, %r11, 8), %r11
    test %r11, %r11
    jz \elsewhere
    \prepare
    jmp *%r11
.endm

// The receiver is in %rdi, the selector in %rsi. A message to nil returns zero in every return register.
.globl objc_msgSend
.type objc_msgSend, @function
objc_msgSend:
    .cfi_startproc
    test %rdi, %rdi
    jz 1f
    mov (%rdi), %r10
    JUMP_BY_TABLE %rsi, 2f
2:  .cfi_remember_state
    SAVE_ARGUMENTS
    call objc_msg_lookup@PLT
    RESTORE_ARGUMENTS_AND_JUMP
1:  .cfi_restore_state
    xor %eax, %eax
    xor %edx, %edx
    pxor %xmm0, %xmm0
    pxor %xmm1, %xmm1
    ret
    .cfi_endproc
.size objc_msgSend, . - objc_msgSend

// The address for the returned structure is in %rdi, the receiver in %rsi, the selector in %rdx.
.globl objc_msgSend_stret
.type objc_msgSend_stret, @function
objc_msgSend_stret:
    .cfi_startproc
    test %rsi, %rsi
    jz 1f
    .cfi_remember_state
    SAVE_ARGUMENTS
    mov %rsi, %rdi
    mov %rdx, %rsi
    call message_lookup_stret
    RESTORE_ARGUMENTS_AND_JUMP
1:  .cfi_restore_state
    mov %rdi, %rax
    ret
    .cfi_endproc
.size objc_msgSend_stret, . - objc_msgSend_stret

// A message to nil returns zero on the x87 stack.
.globl objc_msgSend_fpret
.type objc_msgSend_fpret, @function
objc_msgSend_fpret:
    .cfi_startproc
    test %rdi, %rdi
    jz 1f
    mov (%rdi), %r10
    JUMP_BY_TABLE %rsi, 2f
2:  .cfi_remember_state
    SAVE_ARGUMENTS
    call objc_msg_lookup@PLT
    RESTORE_ARGUMENTS_AND_JUMP
1:  .cfi_restore_state
    fldz
    ret
    .cfi_endproc
.size objc_msgSend_fpret, . - objc_msgSend_fpret

// To the superclass. What points at the receiver and the class (struct objc_super) is in %rdi; saved, at -16(%rbp).
.globl objc_msgSendSuper
.type objc_msgSendSuper, @function
objc_msgSendSuper:
    .cfi_startproc
    cmpq $0, (%rdi)
    je 1f
    mov 8(%rdi), %r10
    JUMP_BY_TABLE %rsi, 1f, mov (%rdi), %rdi
1:  SAVE_ARGUMENTS
    call objc_msg_lookup_super@PLT
    mov -16(%rbp), %rcx
    mov (%rcx), %rcx
    mov %rcx, -16(%rbp)
    RESTORE_ARGUMENTS_AND_JUMP
    .cfi_endproc
.size objc_msgSendSuper, . - objc_msgSendSuper

// The same in %rsi, saved at -24(%rbp), after the address for the returned structure.
.globl objc_msgSendSuper_stret
.type objc_msgSendSuper_stret, @function
objc_msgSendSuper_stret:
    .cfi_startproc
    SAVE_ARGUMENTS
    mov %rsi, %rdi
    mov %rdx, %rsi
    call objc_msg_lookup_super@PLT
    mov -24(%rbp), %rcx
    mov (%rcx), %rcx
    mov %rcx, -24(%rbp)
    RESTORE_ARGUMENTS_AND_JUMP
    .cfi_endproc
.size objc_msgSendSuper_stret, . - objc_msgSendSuper_stret

// Methods that forward the message they are called for, as if there were none.
.globl _objc_msgForward
.type _objc_msgForward, @function
_objc_msgForward:
    .cfi_startproc
    SAVE_ARGUMENTS
    call forwarding_implementation
    RESTORE_ARGUMENTS_AND_JUMP
    .cfi_endproc
.size _objc_msgForward, . - _objc_msgForward

.globl _objc_msgForward_stret
.type _objc_msgForward_stret, @function
_objc_msgForward_stret:
    .cfi_startproc
    SAVE_ARGUMENTS
    mov %rsi, %rdi
    mov %rdx, %rsi
    call forwarding_implementation_stret
    RESTORE_ARGUMENTS_AND_JUMP
    .cfi_endproc
.size _objc_msgForward_stret, . - _objc_msgForward_stret

// Methods that hand the message on to the object that the receiver names for it. The receiver is saved at -16(%rbp), or at
// -24(%rbp) after the address for the returned structure.
.globl forward_to_target
.hidden forward_to_target
.type forward_to_target, @function
forward_to_target:
    .cfi_startproc
    SAVE_ARGUMENTS
    lea -16(%rbp), %rdi
    call forwarding_redirect
    RESTORE_ARGUMENTS_AND_JUMP
    .cfi_endproc
.size forward_to_target, . - forward_to_target

.globl forward_to_target_stret
.hidden forward_to_target_stret
.type forward_to_target_stret, @function
forward_to_target_stret:
    .cfi_startproc
    SAVE_ARGUMENTS
    lea -24(%rbp), %rdi
    mov %rdx, %rsi
    call forwarding_redirect_stret
    RESTORE_ARGUMENTS_AND_JUMP
    .cfi_endproc
.size forward_to_target_stret, . - forward_to_target_stret

// A Method begins with its selector, types and implementation.
.globl method_invoke
.type method_invoke, @function
method_invoke:
    .cfi_startproc
    mov 16(%rsi), %r11
    mov (%rsi), %rsi
    jmp *%r11
    .cfi_endproc
.size method_invoke, . - method_invoke

.globl method_invoke_stret
.type method_invoke_stret, @function
method_invoke_stret:
    .cfi_startproc
    mov 16(%rdx), %r11
    mov (%rdx), %rdx
    jmp *%r11
    .cfi_endproc
.size method_invoke_stret, . - method_invoke_stret

#endif

.section .note.GNU-stack, "", @progbits
