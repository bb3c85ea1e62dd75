// The first constructor of a bundle of tests: has all its classes and categories loaded before the others, which may use them.

    .text
start_of_bundle:
    leaq start_of_bundle(%rip), %rdi
    jmp bundle_modules_load@PLT

    .section .init_array.00101, "aw", @init_array
    .p2align 3
    .quad start_of_bundle

    .section .note.GNU-stack, "", @progbits
