// For functions in assembly that look another function up and jump to it with the arguments that they got, x86-64
// System V. The types of the arguments need not be known: all registers of arguments are kept, and the stack above them
// is not touched.

#pragma once

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
