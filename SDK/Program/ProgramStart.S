// What each app's program begins with.
//
// The parent of a device's apps loads a program like a library and calls its `main` (Sources/CAppParent). The program's first
// constructor has all its classes and categories loaded before the others, which may use them.

    .text
start_of_program:
#if defined(__x86_64__)
    leaq start_of_program(%rip), %rdi
    jmp program_begins@PLT
#elif defined(__aarch64__)
    adr x0, start_of_program
    b program_begins
#endif

    .section .init_array.00101, "aw", @init_array
    .p2align 3
    .quad start_of_program

    .section .data.rel.ro, "aw"
    .p2align 3
    .globl verger_program_main
    .type verger_program_main, @object
    .size verger_program_main, 8
verger_program_main:
    .quad main

    .section .note.GNU-stack, "", @progbits
