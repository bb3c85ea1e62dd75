// Where the frameworks return to when an exception waits for them; see FrameworkExceptions.m. x86-64 System V.

    .text
    .globl exception_return_stub
    .hidden exception_return_stub
    .type exception_return_stub, @function
exception_return_stub:
    // The function has taken the return address from the stack. With it back in its place, the stack and the registers that
    // a call preserves are as they were when the app called: what is jumped to has been called from there.
    sub $8, %rsp
    mov %rsp, %rdi
    jmp exception_throw_at
    .size exception_return_stub, . - exception_return_stub

    .section .note.GNU-stack, "", @progbits
