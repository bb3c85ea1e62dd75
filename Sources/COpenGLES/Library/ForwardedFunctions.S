// The functions of OpenGL ES that apps link: each is a jump through a slot, and the first call fills the slot with the
// function of the system's library. So an app that does not draw by OpenGL ES loads no library of it. The registers of
// all arguments, and arguments on the stack, stay as the app has set them: the functions' types need not be known here.

#include "Runtime/ArgumentRegisters.h"

#if defined(__x86_64__)

.macro JUMP function
    jmp *entry_of_\function(%rip)
find_\function:
    lea entry_of_\function(%rip), %r11
    jmp find_and_jump
.endm

.text
.type find_and_jump, @function
find_and_jump:
    .cfi_startproc
    SAVE_ARGUMENTS
    mov %r11, %rdi
    call graphics_entry_find
    RESTORE_ARGUMENTS_AND_JUMP
    .cfi_endproc
.size find_and_jump, . - find_and_jump

#elif defined(__aarch64__)

.macro JUMP function
    adrp x16, entry_of_\function
    ldr x16, [x16, :lo12:entry_of_\function]
    br x16
find_\function:
    adrp x17, entry_of_\function
    add x17, x17, :lo12:entry_of_\function
    b find_and_jump
.endm

.text
.type find_and_jump, %function
find_and_jump:
    .cfi_startproc
    SAVE_ARGUMENTS
    mov x0, x17
    bl graphics_entry_find
    RESTORE_ARGUMENTS_AND_JUMP
    .cfi_endproc
.size find_and_jump, . - find_and_jump

#endif

// What graphics_entry_find gets: `struct graphics_entry` of GraphicsLibrary.h.
.macro FORWARD function
    .text
    .globl \function
    .type \function, %function
    .p2align 4
\function:
    .cfi_startproc
    JUMP \function
    .cfi_endproc
    .size \function, . - \function

    .section .rodata.str1.1, "aMS", %progbits, 1
name_of_\function:
    .asciz "\function"

    .section .data.rel, "aw", %progbits
    .p2align 3
entry_of_\function:
    .quad find_\function
    .quad name_of_\function
.endm

// Those of both versions.
.irp function, \
    glActiveTexture, glBindBuffer, glBindTexture, glBlendFunc, glBufferData, glBufferSubData, glClear, \
    glClearColor, glClearDepthf, glClearStencil, glColorMask, glCompressedTexSubImage2D, glCopyTexImage2D, \
    glCopyTexSubImage2D, glCullFace, glDeleteBuffers, glDeleteTextures, glDepthFunc, glDepthMask, glDepthRangef, \
    glDisable, glDrawArrays, glDrawElements, glEnable, glFinish, glFlush, glFrontFace, glGenBuffers, \
    glGenTextures, glGetBooleanv, glGetBufferParameteriv, glGetError, glGetFloatv, glGetTexParameterfv, glGetTexParameteriv, \
    glHint, glIsBuffer, glIsEnabled, glIsTexture, glLineWidth, glPixelStorei, glPolygonOffset, glReadPixels, \
    glSampleCoverage, glScissor, glStencilFunc, glStencilMask, glStencilOp, glTexParameterf, glTexParameterfv, \
    glTexParameteri, glTexParameteriv, glTexSubImage2D, glViewport
FORWARD \function
.endr

// Those of version 1 alone.
.irp function, \
    glAlphaFunc, glAlphaFuncx, glClearColorx, glClearDepthx, glClientActiveTexture, glClipPlanef, glClipPlanex, \
    glColor4f, glColor4ub, glColor4x, glColorPointer, glDepthRangex, glDisableClientState, glEnableClientState, \
    glFogf, glFogfv, glFogx, glFogxv, glFrustumf, glFrustumx, glGetClipPlanef, glGetClipPlanex, glGetFixedv, \
    glGetLightfv, glGetLightxv, glGetMaterialfv, glGetMaterialxv, glGetPointerv, glGetTexEnvfv, glGetTexEnviv, \
    glGetTexEnvxv, glGetTexParameterxv, glLightModelf, glLightModelfv, glLightModelx, glLightModelxv, glLightf, \
    glLightfv, glLightx, glLightxv, glLineWidthx, glLoadIdentity, glLoadMatrixf, glLoadMatrixx, glLogicOp, \
    glMaterialf, glMaterialfv, glMaterialx, glMaterialxv, glMatrixMode, glMultMatrixf, glMultMatrixx, \
    glMultiTexCoord4f, glMultiTexCoord4x, glNormal3f, glNormal3x, glNormalPointer, glOrthof, glOrthox, \
    glPointParameterf, glPointParameterfv, glPointParameterx, glPointParameterxv, glPointSize, \
    glPointSizePointerOES, glPointSizex, glPolygonOffsetx, glPopMatrix, glPushMatrix, glRotatef, glRotatex, \
    glSampleCoveragex, glScalef, glScalex, glShadeModel, glTexCoordPointer, glTexEnvf, glTexEnvfv, glTexEnvi, \
    glTexEnviv, glTexEnvx, glTexEnvxv, glTexParameterx, glTexParameterxv, glTranslatef, glTranslatex, \
    glVertexPointer
FORWARD \function
.endr

// Those of version 2 alone.
.irp function, \
    glAttachShader, glBindAttribLocation, glBindFramebuffer, glBindRenderbuffer, glBlendColor, glBlendEquation, \
    glBlendEquationSeparate, glBlendFuncSeparate, glCheckFramebufferStatus, glCompileShader, glCreateProgram, \
    glCreateShader, glDeleteFramebuffers, glDeleteProgram, glDeleteRenderbuffers, glDeleteShader, \
    glDetachShader, glDisableVertexAttribArray, glEnableVertexAttribArray, glFramebufferRenderbuffer, \
    glFramebufferTexture2D, glGenFramebuffers, glGenRenderbuffers, glGenerateMipmap, glGetActiveAttrib, \
    glGetActiveUniform, glGetAttachedShaders, glGetAttribLocation, glGetFramebufferAttachmentParameteriv, \
    glGetProgramInfoLog, glGetProgramiv, glGetRenderbufferParameteriv, glGetShaderInfoLog, \
    glGetShaderPrecisionFormat, glGetShaderSource, glGetShaderiv, glGetUniformLocation, glGetUniformfv, \
    glGetUniformiv, glGetVertexAttribPointerv, glGetVertexAttribfv, glGetVertexAttribiv, glIsFramebuffer, \
    glIsProgram, glIsRenderbuffer, glIsShader, glLinkProgram, glReleaseShaderCompiler, glRenderbufferStorage, \
    glShaderBinary, glShaderSource, glStencilFuncSeparate, glStencilMaskSeparate, glStencilOpSeparate, \
    glUniform1f, glUniform1fv, glUniform1i, glUniform1iv, glUniform2f, glUniform2fv, glUniform2i, glUniform2iv, \
    glUniform3f, glUniform3fv, glUniform3i, glUniform3iv, glUniform4f, glUniform4fv, glUniform4i, glUniform4iv, \
    glUniformMatrix2fv, glUniformMatrix3fv, glUniformMatrix4fv, glUseProgram, glValidateProgram, \
    glVertexAttrib1f, glVertexAttrib1fv, glVertexAttrib2f, glVertexAttrib2fv, glVertexAttrib3f, \
    glVertexAttrib3fv, glVertexAttrib4f, glVertexAttrib4fv, glVertexAttribPointer
FORWARD \function
.endr

// Those of extensions.
.irp function, \
    glActiveShaderProgramEXT, glBeginQueryEXT, glBindProgramPipelineEXT, \
    glBindRenderbufferOES, glBindVertexArrayOES, glBlendEquationOES, glBlendEquationSeparateOES, \
    glBlendFuncSeparateOES, glCheckFramebufferStatusOES, glCreateShaderProgramvEXT, glCurrentPaletteMatrixOES, \
    glDeleteFramebuffersOES, glDeleteProgramPipelinesEXT, glDeleteQueriesEXT, glDeleteRenderbuffersOES, \
    glDeleteVertexArraysOES, glDiscardFramebufferEXT, glDrawTexfOES, glDrawTexfvOES, glDrawTexiOES, \
    glDrawTexivOES, glDrawTexsOES, glDrawTexsvOES, glDrawTexxOES, glDrawTexxvOES, glEndQueryEXT, \
    glFramebufferRenderbufferOES, glFramebufferTexture2DOES, glGenFramebuffersOES, glGenProgramPipelinesEXT, \
    glGenQueriesEXT, glGenRenderbuffersOES, glGenVertexArraysOES, glGenerateMipmapOES, glGetBufferPointervOES, \
    glGetFramebufferAttachmentParameterivOES, glGetObjectLabelEXT, glGetProgramPipelineInfoLogEXT, \
    glGetProgramPipelineivEXT, glGetQueryObjectivEXT, glGetQueryObjectuivEXT, glGetQueryivEXT, \
    glGetRenderbufferParameterivOES, glInsertEventMarkerEXT, glIsFramebufferOES, glIsProgramPipelineEXT, \
    glIsQueryEXT, glIsRenderbufferOES, glIsVertexArrayOES, glLabelObjectEXT, \
    glLoadPaletteFromModelViewMatrixOES, glMapBufferOES, glMatrixIndexPointerOES, glPopGroupMarkerEXT, \
    glProgramParameteriEXT, glProgramUniform1fEXT, glProgramUniform1fvEXT, glProgramUniform1iEXT, \
    glProgramUniform1ivEXT, glProgramUniform2fEXT, glProgramUniform2fvEXT, glProgramUniform2iEXT, \
    glProgramUniform2ivEXT, glProgramUniform3fEXT, glProgramUniform3fvEXT, glProgramUniform3iEXT, \
    glProgramUniform3ivEXT, glProgramUniform4fEXT, glProgramUniform4fvEXT, glProgramUniform4iEXT, \
    glProgramUniform4ivEXT, glProgramUniformMatrix2fvEXT, glProgramUniformMatrix3fvEXT, \
    glProgramUniformMatrix4fvEXT, glPushGroupMarkerEXT, glRenderbufferStorageOES, glUnmapBufferOES, \
    glUseProgramStagesEXT, glValidateProgramPipelineEXT, glWeightPointerOES
FORWARD \function
.endr

.section .note.GNU-stack, "", @progbits
