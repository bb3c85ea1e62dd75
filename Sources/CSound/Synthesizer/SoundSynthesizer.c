#include "SoundSynthesizer.h"
#include "SynthesizerLibrary.h"
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { channels = 16 };

struct sound_synthesizer {
    const struct synthesizer_library *library;
    void *settings, *engine;
    /// The font that an app has brought along, and its instrument; 0 for General MIDI's.
    int font, bank, program;
};

void sound_synthesizer_free(struct sound_synthesizer *synthesizer) {
    if (synthesizer == NULL) return;
    if (synthesizer->engine) synthesizer->library->free(synthesizer->engine);
    if (synthesizer->settings) synthesizer->library->free_settings(synthesizer->settings);
    free(synthesizer);
}

struct sound_synthesizer *sound_synthesizer_make(double rate) {
    if (!(rate >= sound_synthesizer_lowest_rate && rate <= sound_synthesizer_highest_rate)) return NULL;
    const struct synthesizer_library *library = synthesizer_library();
    if (library == NULL) return NULL;
    struct sound_synthesizer *made = calloc(1, sizeof *made);
    if (made == NULL) return NULL;
    made->library = library;
    made->settings = library->make_settings();
    if (made->settings) {
        library->set_number(made->settings, "synth.sample-rate", rate);
        // One thread, so that two runs compute the same samples.
        library->set_integer(made->settings, "synth.cpu-cores", 1);
        library->set_integer(made->settings, "synth.lock-memory", 0);
        library->set_integer(made->settings, "synth.polyphony", 64);
        // Some twenty notes at once fill the range of a mixer.
        library->set_number(made->settings, "synth.gain", 0.5);
        // Chorus would cost as much as all the notes of a small piece.
        library->set_integer(made->settings, "synth.chorus.active", 0);
        made->engine = library->make(made->settings);
    }
    if (made->engine == NULL || library->load_font(made->engine, synthesizer_font(), 1) < 0) {
        sound_synthesizer_free(made);
        return NULL;
    }
    return made;
}

static void select_instrument(struct sound_synthesizer *synthesizer) {
    for (int channel = 0; channel < channels; channel++) {
        synthesizer->library->select(synthesizer->engine, channel, synthesizer->font, synthesizer->bank,
                                     synthesizer->program);
    }
}

bool sound_synthesizer_load(struct sound_synthesizer *synthesizer, const char *path, int bank, int program) {
    const struct synthesizer_library *library = synthesizer->library;
    struct stat status;
    if (stat(path, &status) || !S_ISREG(status.st_mode) || status.st_size > sound_synthesizer_largest_font) return false;
    int font = library->load_font(synthesizer->engine, path, 0);
    if (font < 0) return false;
    if (library->select(synthesizer->engine, 0, font, bank, program)) {
        library->unload_font(synthesizer->engine, font, 0);
        if (synthesizer->font) select_instrument(synthesizer);
        return false;
    }
    int former = synthesizer->font;
    synthesizer->font = font;
    synthesizer->bank = bank;
    synthesizer->program = program;
    select_instrument(synthesizer);
    if (former) library->unload_font(synthesizer->engine, former, 0);
    return true;
}

void sound_synthesizer_message(struct sound_synthesizer *synthesizer, uint8_t status, uint8_t first, uint8_t second) {
    const struct synthesizer_library *library = synthesizer->library;
    void *engine = synthesizer->engine;
    int channel = status & 0x0F;
    enum { bank_high = 0, bank_low = 32 };
    first &= 0x7F;
    second &= 0x7F;
    switch (status & 0xF0) {
    case 0x80: library->note_off(engine, channel, first); break;
    case 0x90:
        if (second) library->note_on(engine, channel, first, second);
        else library->note_off(engine, channel, first);
        break;
    case 0xA0: library->key_pressure(engine, channel, first, second); break;
    case 0xB0:
        if (synthesizer->font && (first == bank_high || first == bank_low)) break;
        library->control(engine, channel, first, second);
        break;
    case 0xC0:
        if (synthesizer->font == 0) library->program(engine, channel, first);
        break;
    case 0xD0: library->pressure(engine, channel, first); break;
    case 0xE0: library->bend(engine, channel, first | second << 7); break;
    default: break;
    }
}

void sound_synthesizer_exclusive(struct sound_synthesizer *synthesizer, const uint8_t *bytes, size_t count) {
    enum { first = 0xF0, last = 0xF7, largest = 1 << 16 };
    // FluidSynth wants what is between the two.
    if (count > 0 && bytes[0] == first) {
        bytes++;
        count--;
    }
    if (count > 0 && bytes[count - 1] == last) count--;
    if (count == 0 || count > largest) return;
    synthesizer->library->exclusive(synthesizer->engine, (const char *)bytes, (int)count, NULL, NULL, NULL, 0);
}

void sound_synthesizer_reset(struct sound_synthesizer *synthesizer) {
    synthesizer->library->reset(synthesizer->engine);
    if (synthesizer->font) select_instrument(synthesizer);
}

void sound_synthesizer_render(struct sound_synthesizer *synthesizer, float *left, float *right, int count) {
    synthesizer->library->write(synthesizer->engine, count, left, 0, 1, right, 0, 1);
}
