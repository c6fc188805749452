// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/CudaLexer.h"

#include <QFontDatabase>

#include <map>

namespace warpgrain::views {

namespace {

constexpr const char *cppKeywords =
    "alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class compl "
    "concept const consteval constexpr constinit const_cast continue co_await co_return co_yield decltype default "
    "delete do double dynamic_cast else enum explicit export extern false final float for friend goto if inline int "
    "long mutable namespace new noexcept not not_eq nullptr operator or or_eq override private protected public "
    "register reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch "
    "template this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile "
    "wchar_t while xor xor_eq";

// CUDA C++ Programming Guide: execution and memory space specifiers, built-in variables.
constexpr const char *cudaKeywords =
    "__global__ __device__ __host__ __shared__ __constant__ __managed__ __grid_constant__ __restrict__ "
    "__launch_bounds__ __maxnreg__ __cluster_dims__ __block_size__ __noinline__ __forceinline__ __inline_hint__ "
    "threadIdx blockIdx blockDim gridDim warpSize __CUDA_ARCH__ __CUDACC__";

constexpr const char *cudaNames =
    "char1 char2 char3 char4 uchar1 uchar2 uchar3 uchar4 short1 short2 short3 short4 ushort1 ushort2 ushort3 ushort4 "
    "int1 int2 int3 int4 uint1 uint2 uint3 uint4 long1 long2 long3 long4 ulong1 ulong2 ulong3 ulong4 longlong1 "
    "longlong2 longlong3 longlong4 ulonglong1 ulonglong2 ulonglong3 ulonglong4 float1 float2 float3 float4 double1 "
    "double2 double3 double4 dim3 half half2 __half __half2 __nv_bfloat16 __nv_bfloat162 cudaError_t cudaStream_t "
    "cudaEvent_t cudaTextureObject_t cudaSurfaceObject_t size_t int8_t int16_t int32_t int64_t uint8_t uint16_t "
    "uint32_t uint64_t __syncthreads __syncthreads_count __syncthreads_and __syncthreads_or __syncwarp __threadfence "
    "__threadfence_block __threadfence_system __shfl_sync __shfl_up_sync __shfl_down_sync __shfl_xor_sync "
    "__ballot_sync "
    "__all_sync __any_sync __match_any_sync __match_all_sync __activemask __reduce_add_sync __reduce_min_sync "
    "__reduce_max_sync __ldg __ldcg __ldca __ldcs __ldlu __ldcv __stwb __stcg __stcs __stwt atomicAdd atomicSub "
    "atomicExch atomicMin atomicMax atomicInc atomicDec atomicCAS atomicAnd atomicOr atomicXor __popc __popcll __clz "
    "__clzll __ffs __ffsll __brev __byte_perm __fmaf_rn __fdividef __expf __logf __sinf __cosf __powf __fsqrt_rn "
    "rsqrtf sqrtf fmaf make_float2 make_float3 make_float4 make_int2 make_int3 make_int4 make_uint2 make_uint4 "
    "make_double2 clock clock64 assert printf";

struct Inks {
  QColor comment, keyword, cuda, name, number, string, preprocessor, inactive, error;
};

Inks inksFor(bool dark) {
  if (dark)
    return {.comment = QColor(0x8fb08c),
            .keyword = QColor(0x7fb8ff),
            .cuda = QColor(0xe59aea),
            .name = QColor(0x5fd3df),
            .number = QColor(0xf0b070),
            .string = QColor(0xe8a087),
            .preprocessor = QColor(0xc9c07a),
            .inactive = QColor(0x9097a3),
            .error = QColor(0xff8a8a)};
  return {.comment = QColor(0x3f6b3b),
          .keyword = QColor(0x1d4fa0),
          .cuda = QColor(0x8a2d8f),
          .name = QColor(0x0a6570),
          .number = QColor(0x8f4a00),
          .string = QColor(0x9c2f1c),
          .preprocessor = QColor(0x6b5b00),
          .inactive = QColor(0x5c6370),
          .error = QColor(0xb3202a)};
}

/// The ink of each style that is not plain text.
std::map<int, QColor> coloursOfStyles(const Inks &inks) {
  std::map<int, QColor> colours;
  for (const int style :
       {QsciLexerCPP::Comment, QsciLexerCPP::CommentLine, QsciLexerCPP::CommentDoc, QsciLexerCPP::CommentLineDoc,
        QsciLexerCPP::CommentDocKeyword, QsciLexerCPP::CommentDocKeywordError, QsciLexerCPP::PreProcessorComment,
        QsciLexerCPP::PreProcessorCommentLineDoc, QsciLexerCPP::TaskMarker})
    colours[style] = inks.comment;
  for (const int style : {QsciLexerCPP::DoubleQuotedString, QsciLexerCPP::SingleQuotedString, QsciLexerCPP::RawString,
                          QsciLexerCPP::EscapeSequence, QsciLexerCPP::UserLiteral, QsciLexerCPP::VerbatimString})
    colours[style] = inks.string;
  colours[QsciLexerCPP::Number] = inks.number;
  colours[QsciLexerCPP::Keyword] = inks.keyword;
  colours[QsciLexerCPP::KeywordSet2] = inks.cuda;
  colours[QsciLexerCPP::GlobalClass] = inks.name;
  colours[QsciLexerCPP::PreProcessor] = inks.preprocessor;
  colours[QsciLexerCPP::UnclosedString] = inks.error;
  return colours;
}

/// Styles of code that the preprocessor leaves out are those of code plus this.
constexpr int inactiveOffset = 64;

} // namespace

CudaLexer::CudaLexer(QObject *parent) : QsciLexerCPP(parent) {
  setFoldComments(true);
  setFoldPreprocessor(true);
  setFoldAtElse(false);
  setFoldCompact(false);
  setStylePreprocessor(false);
}

const char *CudaLexer::language() const {
  return "CUDA";
}

const char *CudaLexer::keywords(int set) const {
  switch (set) {
  case 1:
    return cppKeywords;
  case 2:
    return cudaKeywords;
  case 3:
    return QsciLexerCPP::keywords(set);
  case 4:
    return cudaNames;
  default:
    return nullptr;
  }
}

void CudaLexer::applyTheme(bool dark, const QColor &text, const QColor &paper) {
  const Inks inks = inksFor(dark);
  const QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  const std::map<int, QColor> colours = coloursOfStyles(inks);
  setDefaultColor(text);
  setDefaultPaper(paper);
  setDefaultFont(font);
  for (int style = 0; style < 128; ++style) {
    if (description(style).isEmpty()) continue;
    const auto found = colours.find(style);
    const bool inactive = style >= inactiveOffset;
    setColor(inactive ? inks.inactive : found != colours.end() ? found->second : text, style);
    setPaper(paper, style);
    setEolFill(false, style);
    QFont ofStyle = font;
    ofStyle.setBold(style == KeywordSet2 || style == Keyword);
    setFont(ofStyle, style);
  }
}

} // namespace warpgrain::views
