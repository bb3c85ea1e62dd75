// Where the frameworks return to when an exception waits for them; see FrameworkExceptions.m. x86-64 System V.

#if defined(__x86_64__)

    .text
    .globl exception_return_stub
    .hidden exception_return_stub
    .type exception_return_stub, @function
    // Who walks the stack looks for the function of the byte before a return address. Here that must be none: what happens to
    // lie before has other frames.
    .p2align 4
    nop
exception_return_stub:
    // The function has taken the return address from the stack. With it back in its place, the stack and the registers that
    // a call preserves are as they were when the app called: what is jumped to has been called from there.
    sub $8, %rsp
    mov %rsp, %rdi
    jmp exception_throw_at
    .size exception_return_stub, . - exception_return_stub

// Goes on where a call returns to, as if the call had returned zero: in the frame that the structure in %rdi describes
// (struct frame_registers of CrossingExceptions.m).
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

#else
#error "exceptions that wait for the frameworks are written for x86-64 only"
#endif

    .section .note.GNU-stack, "", @progbits
