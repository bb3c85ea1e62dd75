// objc_msgSend and its variants, arm64: what MessageSend.S is for x86-64.
//
// The address for a returned structure has a register of its own here, x8. So receiver and selector are in x0 and x1 for
// every message, and the functions for structures differ from the others only in what they call or leave alone.

#include "Runtime/ArgumentRegisters.h"

#if defined(__aarch64__)

.text

// A message to nil returns zero in every return register.
.globl objc_msgSend
.type objc_msgSend, %function
objc_msgSend:
    .cfi_startproc
    cbz x0, 1f
    .cfi_remember_state
    SAVE_ARGUMENTS
    bl objc_msg_lookup
    RESTORE_ARGUMENTS_AND_JUMP
1:  .cfi_restore_state
    mov x1, #0
    movi d0, #0
    movi d1, #0
    movi d2, #0
    movi d3, #0
    ret
    .cfi_endproc
.size objc_msgSend, . - objc_msgSend

// A message to nil leaves the memory for the structure as it is.
.globl objc_msgSend_stret
.type objc_msgSend_stret, %function
objc_msgSend_stret:
    .cfi_startproc
    cbz x0, 1f
    .cfi_remember_state
    SAVE_ARGUMENTS
    bl message_lookup_stret
    RESTORE_ARGUMENTS_AND_JUMP
1:  .cfi_restore_state
    ret
    .cfi_endproc
.size objc_msgSend_stret, . - objc_msgSend_stret

// Long doubles come back in a vector register, as all others.
.globl objc_msgSend_fpret
.set objc_msgSend_fpret, objc_msgSend

// To the superclass. What points at the receiver and the class (struct objc_super) is in x0; saved, at 16(x29).
.globl objc_msgSendSuper
.type objc_msgSendSuper, %function
objc_msgSendSuper:
    .cfi_startproc
    SAVE_ARGUMENTS
    bl objc_msg_lookup_super
    ldr x9, [x29, #0x10]
    ldr x9, [x9]
    str x9, [x29, #0x10]
    RESTORE_ARGUMENTS_AND_JUMP
    .cfi_endproc
.size objc_msgSendSuper, . - objc_msgSendSuper

.globl objc_msgSendSuper_stret
.set objc_msgSendSuper_stret, objc_msgSendSuper

// Methods that forward the message they are called for, as if there were none.
.globl _objc_msgForward
.type _objc_msgForward, %function
_objc_msgForward:
    .cfi_startproc
    SAVE_ARGUMENTS
    bl forwarding_implementation
    RESTORE_ARGUMENTS_AND_JUMP
    .cfi_endproc
.size _objc_msgForward, . - _objc_msgForward

.globl _objc_msgForward_stret
.type _objc_msgForward_stret, %function
_objc_msgForward_stret:
    .cfi_startproc
    SAVE_ARGUMENTS
    bl forwarding_implementation_stret
    RESTORE_ARGUMENTS_AND_JUMP
    .cfi_endproc
.size _objc_msgForward_stret, . - _objc_msgForward_stret

// Methods that hand the message on to the object that the receiver names for it, in the place of the receiver, at 16(x29).
.globl forward_to_target
.hidden forward_to_target
.type forward_to_target, %function
forward_to_target:
    .cfi_startproc
    SAVE_ARGUMENTS
    add x0, x29, #0x10
    bl forwarding_redirect
    RESTORE_ARGUMENTS_AND_JUMP
    .cfi_endproc
.size forward_to_target, . - forward_to_target

.globl forward_to_target_stret
.hidden forward_to_target_stret
.type forward_to_target_stret, %function
forward_to_target_stret:
    .cfi_startproc
    SAVE_ARGUMENTS
    add x0, x29, #0x10
    bl forwarding_redirect_stret
    RESTORE_ARGUMENTS_AND_JUMP
    .cfi_endproc
.size forward_to_target_stret, . - forward_to_target_stret

// A Method begins with its selector, types and implementation.
.globl method_invoke
.type method_invoke, %function
method_invoke:
    .cfi_startproc
    ldr x16, [x1, #16]
    ldr x1, [x1]
    br x16
    .cfi_endproc
.size method_invoke, . - method_invoke

.globl method_invoke_stret
.set method_invoke_stret, method_invoke

#endif

.section .note.GNU-stack, "", %progbits
