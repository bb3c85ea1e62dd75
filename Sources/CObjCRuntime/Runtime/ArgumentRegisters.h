// Macros for functions in assembly that look another function up and jump to it with the arguments that they got, by the
// calling conventions of x86-64 (System V) and arm64 (AAPCS64). The types of the arguments need not be known: all registers
// that can hold arguments are saved, and arguments on the stack stay where they are.

#pragma once

#if defined(__x86_64__)

// At the start of a function. What was in %rax (the count of vector registers) is at -8(%rbp), then %rdi, %rsi, %rdx,
// %rcx, %r8, %r9 and %r10 follow downwards. The stack is aligned for a call.
.macro SAVE_ARGUMENTS
    push %rbp
    .cfi_def_cfa_offset 16
    .cfi_offset %rbp, -16
    mov %rsp, %rbp
    .cfi_def_cfa_register %rbp
    push %rax
    push %rdi
    push %rsi
    push %rdx
    push %rcx
    push %r8
    push %r9
    push %r10
    sub $0x80, %rsp
    movaps %xmm0, 0x00(%rsp)
    movaps %xmm1, 0x10(%rsp)
    movaps %xmm2, 0x20(%rsp)
    movaps %xmm3, 0x30(%rsp)
    movaps %xmm4, 0x40(%rsp)
    movaps %xmm5, 0x50(%rsp)
    movaps %xmm6, 0x60(%rsp)
    movaps %xmm7, 0x70(%rsp)
.endm

// Jumps to the function whose address is in %rax.
.macro RESTORE_ARGUMENTS_AND_JUMP
    mov %rax, %r11
    movaps 0x00(%rsp), %xmm0
    movaps 0x10(%rsp), %xmm1
    movaps 0x20(%rsp), %xmm2
    movaps 0x30(%rsp), %xmm3
    movaps 0x40(%rsp), %xmm4
    movaps 0x50(%rsp), %xmm5
    movaps 0x60(%rsp), %xmm6
    movaps 0x70(%rsp), %xmm7
    add $0x80, %rsp
    pop %r10
    pop %r9
    pop %r8
    pop %rcx
    pop %rdx
    pop %rsi
    pop %rdi
    pop %rax
    pop %rbp
    .cfi_def_cfa %rsp, 8
    jmp *%r11
.endm

#elif defined(__aarch64__)

// At the start of a function. x0 to x8 lie upwards from 16(x29); x8 is the address for a returned structure.
.macro SAVE_ARGUMENTS
    stp x29, x30, [sp, #-0xe0]!
    .cfi_def_cfa_offset 0xe0
    .cfi_offset x29, -0xe0
    .cfi_offset x30, -0xd8
    mov x29, sp
    .cfi_def_cfa_register x29
    stp x0, x1, [sp, #0x10]
    stp x2, x3, [sp, #0x20]
    stp x4, x5, [sp, #0x30]
    stp x6, x7, [sp, #0x40]
    str x8, [sp, #0x50]
    stp q0, q1, [sp, #0x60]
    stp q2, q3, [sp, #0x80]
    stp q4, q5, [sp, #0xa0]
    stp q6, q7, [sp, #0xc0]
.endm

// Jumps to the function whose address is in x0.
.macro RESTORE_ARGUMENTS_AND_JUMP
    mov x16, x0
    ldp q0, q1, [sp, #0x60]
    ldp q2, q3, [sp, #0x80]
    ldp q4, q5, [sp, #0xa0]
    ldp q6, q7, [sp, #0xc0]
    ldp x0, x1, [sp, #0x10]
    ldp x2, x3, [sp, #0x20]
    ldp x4, x5, [sp, #0x30]
    ldp x6, x7, [sp, #0x40]
    ldr x8, [sp, #0x50]
    ldp x29, x30, [sp], #0xe0
    .cfi_def_cfa sp, 0
    .cfi_restore x29
    .cfi_restore x30
    br x16
.endm

#else
#error "messages are written for x86-64 and arm64 only"
#endif
