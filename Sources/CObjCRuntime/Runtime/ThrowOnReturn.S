// Where the frameworks return to when an exception waits for them (FrameworkExceptions.m), and how a frame of theirs goes on
// (CrossingExceptions.m); x86-64 and arm64.
//
// Who walks the stack looks for the function of the byte before a return address. Before the stub that must be none: what
// happens to lie there has other frames.

#if defined(__x86_64__)

    .text
    .globl exception_return_stub
    .hidden exception_return_stub
    .type exception_return_stub, @function
    .p2align 4
    nop
exception_return_stub:
    // The function has taken the return address from the stack. With it back in its place, the stack and the registers that
    // a call preserves are as they were when the app called: what is jumped to has been called from there.
    mov %rsp, %rdi
    sub $8, %rsp
    jmp exception_throw_at
    .size exception_return_stub, . - exception_return_stub

// Goes on where a call returns to, as if the call had returned zero: in the frame that the structure in %rdi describes
// (FrameRegisters.h).
    .globl frame_go_on
    .hidden frame_go_on
    .type frame_go_on, @function
frame_go_on:
    mov 0(%rdi), %rbx
    mov 8(%rdi), %rbp
    mov 16(%rdi), %r12
    mov 24(%rdi), %r13
    mov 32(%rdi), %r14
    mov 40(%rdi), %r15
    mov 48(%rdi), %rsp
    mov 56(%rdi), %rcx
    xor %eax, %eax
    xor %edx, %edx
    pxor %xmm0, %xmm0
    pxor %xmm1, %xmm1
    jmp *%rcx
    .size frame_go_on, . - frame_go_on

#elif defined(__aarch64__)

    .text
    .globl exception_return_stub
    .hidden exception_return_stub
    .type exception_return_stub, %function
    .p2align 4
    nop
exception_return_stub:
    // With the return address in its register, what is jumped to has been called by the app.
    mov x0, sp
    bl exception_return_address
    mov x30, x0
    mov x0, sp
    b exception_throw_at
    .size exception_return_stub, . - exception_return_stub

    .globl frame_go_on
    .hidden frame_go_on
    .type frame_go_on, %function
frame_go_on:
    ldp x19, x20, [x0, #0]
    ldp x21, x22, [x0, #16]
    ldp x23, x24, [x0, #32]
    ldp x25, x26, [x0, #48]
    ldp x27, x28, [x0, #64]
    ldr x29, [x0, #80]
    ldp d8, d9, [x0, #88]
    ldp d10, d11, [x0, #104]
    ldp d12, d13, [x0, #120]
    ldp d14, d15, [x0, #136]
    ldp x16, x17, [x0, #152]
    mov sp, x16
    mov x0, #0
    mov x1, #0
    movi d0, #0
    movi d1, #0
    movi d2, #0
    movi d3, #0
    br x17
    .size frame_go_on, . - frame_go_on

#endif

    .section .note.GNU-stack, "", %progbits
