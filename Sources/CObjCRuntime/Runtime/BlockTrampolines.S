// Trampolines from methods to blocks, x86-64 and arm64: what BlockImplementations.m maps as often as it needs.
//
// A method is called with (receiver, selector, …), a block with (block, receiver, …). Each trampoline is 16 bytes long and
// finds its block in a table that lies as far behind it as the code is long.

#define CODE_SIZE 0x4000
#define TRAMPOLINE_SIZE 16

#if defined(__x86_64__)

    .section .rodata.block_trampolines, "a", @progbits

    .globl block_trampolines
    .hidden block_trampolines
    .balign 64
block_trampolines:
    .rept CODE_SIZE / TRAMPOLINE_SIZE
    .balign TRAMPOLINE_SIZE, 0xcc
1:  mov %rdi, %rsi
    mov 1b + CODE_SIZE(%rip), %rdi
    jmp *16(%rdi)
    .endr
    .balign TRAMPOLINE_SIZE, 0xcc

// The address for the returned structure comes first.
    .globl block_trampolines_stret
    .hidden block_trampolines_stret
    .balign 64
block_trampolines_stret:
    .rept CODE_SIZE / TRAMPOLINE_SIZE
    .balign TRAMPOLINE_SIZE, 0xcc
1:  mov %rsi, %rdx
    mov 1b + CODE_SIZE(%rip), %rsi
    jmp *16(%rsi)
    .endr
    .balign TRAMPOLINE_SIZE, 0xcc

#elif defined(__aarch64__)

    .section .rodata.block_trampolines, "a", %progbits

// The address for a returned structure has a register of its own: both kinds are the same.
    .globl block_trampolines, block_trampolines_stret
    .hidden block_trampolines, block_trampolines_stret
    .balign 64
block_trampolines:
block_trampolines_stret:
    .rept CODE_SIZE / TRAMPOLINE_SIZE
1:  mov x1, x0
    ldr x0, 1b + CODE_SIZE
    ldr x16, [x0, #16]
    br x16
    .endr

#else
#error "block trampolines are written for x86-64 and arm64 only"
#endif

    .section .note.GNU-stack, "", @progbits
