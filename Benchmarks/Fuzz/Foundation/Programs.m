#import "Programs.h"
#include <elf.h>
#include <link.h>

/// As the library declares them for itself (Diagnostics/SourceLines.h).
struct program_file {
    const char *bytes;
    size_t size;
};
struct source_line {
    char file[512];
    unsigned line;
};
extern struct source_line source_line_at(struct program_file file, uintptr_t address);

/// A table of lines of DWARF 4: two files, some lines, the end of a sequence.
static NSData *line_table(void) {
    static const unsigned char head[] = {1, 1, 1, 0xFB, 14, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1};
    static const char files[] = "/a\0b\0\0main.m\0\1\0\0view.m\0\2\0\0";
    static const unsigned char program[] = {0,    9,    2, 0, 0x10, 0, 0, 0, 0, 0, 0, 5, 3, 10, 0x4B, 0x83, 4, 2,
                                            0x91, 0x67, 3, 0x7F, 1, 8, 2, 9, 6, 1, 2, 16, 0, 1,    1};
    NSMutableData *rest = [NSMutableData dataWithBytes:head length:sizeof head];
    [rest appendBytes:files length:sizeof files];
    uint32_t head_length = (uint32_t)[rest length];
    [rest appendBytes:program length:sizeof program];
    NSMutableData *table = [NSMutableData data];
    uint32_t length = (uint32_t)[rest length] + 6;
    uint16_t version = 4;
    [table appendBytes:&length length:4];
    [table appendBytes:&version length:2];
    [table appendBytes:&head_length length:4];
    [table appendData:rest];
    return table;
}

NSArray *program_samples(void) {
    static const char names[] = "\0.shstrtab\0.debug_line\0";
    NSData *table = line_table();
    ElfW(Ehdr) head = {.e_ident = {0x7F, 'E', 'L', 'F', ELFCLASS64, ELFDATA2LSB, EV_CURRENT}, .e_type = ET_DYN,
                       .e_machine = EM_X86_64, .e_version = EV_CURRENT, .e_shoff = sizeof head, .e_ehsize = sizeof head,
                       .e_shentsize = sizeof(ElfW(Shdr)), .e_shnum = 3, .e_shstrndx = 1};
    size_t at = sizeof head + 3 * sizeof(ElfW(Shdr));
    ElfW(Shdr) sections[] = {{0},
                             {.sh_name = 1, .sh_type = SHT_STRTAB, .sh_offset = at, .sh_size = sizeof names},
                             {.sh_name = 11, .sh_type = SHT_PROGBITS, .sh_offset = at + sizeof names, .sh_size = [table length]}};
    NSMutableData *file = [NSMutableData dataWithBytes:&head length:sizeof head];
    [file appendBytes:sections length:sizeof sections];
    [file appendBytes:names length:sizeof names];
    [file appendData:table];
    return [NSArray arrayWithObject:file];
}

NSArray *program_words(void) { return [NSArray arrayWithObjects:@".debug_line", @".debug_line_str", @"/a", @"main.m", nil]; }

NSString *program_exercise(NSData *data) {
    // A copy that ends where the file does, so that a tool for memory sees what is read behind it.
    char *bytes = malloc([data length] + 1);
    [data getBytes:bytes length:[data length]];
    struct program_file file = {bytes, [data length]};
    for (uintptr_t address = 0x0FF0; address < 0x1060; address += 4) source_line_at(file, address);
    struct source_line far = source_line_at(file, ~(uintptr_t)0);
    free(bytes);
    return memchr(far.file, 0, sizeof far.file) ? nil : @"a name without an end";
}
