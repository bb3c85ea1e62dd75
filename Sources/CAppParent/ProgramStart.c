// Where this library begins as a program: the loader's path, and the first instructions.

#if defined(__x86_64__)
#define LOADER "/lib64/ld-linux-x86-64.so.2"
#elif defined(__aarch64__)
#define LOADER "/lib/ld-linux-aarch64.so.1"
#endif

__attribute__((section(".interp"), used, retain)) static const char loader[] = LOADER;

// As the C library's crt1.o does for programs: `__libc_start_main` runs the constructors and then `app_parent_main`.
#if defined(__x86_64__)
__asm__(".text\n"
        ".globl app_parent_entry\n"
        ".type app_parent_entry, @function\n"
        "app_parent_entry:\n"
        "    xorl %ebp, %ebp\n"
        "    movq %rdx, %r9\n"
        "    popq %rsi\n"
        "    movq %rsp, %rdx\n"
        "    andq $-16, %rsp\n"
        "    pushq %rax\n"
        "    pushq %rsp\n"
        "    xorl %r8d, %r8d\n"
        "    xorl %ecx, %ecx\n"
        "    leaq app_parent_main(%rip), %rdi\n"
        "    call *__libc_start_main@GOTPCREL(%rip)\n"
        "    hlt\n");
#elif defined(__aarch64__)
__asm__(".text\n"
        ".globl app_parent_entry\n"
        ".type app_parent_entry, %function\n"
        "app_parent_entry:\n"
        "    mov x29, #0\n"
        "    mov x30, #0\n"
        "    mov x5, x0\n"
        "    ldr x1, [sp]\n"
        "    add x2, sp, #8\n"
        "    mov x6, sp\n"
        "    adrp x0, app_parent_main\n"
        "    add x0, x0, :lo12:app_parent_main\n"
        "    mov x3, #0\n"
        "    mov x4, #0\n"
        "    bl __libc_start_main\n"
        "    bl abort\n");
#endif
