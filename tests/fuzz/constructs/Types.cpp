// SPDX-License-Identifier: Apache-2.0
//
// Memory that is read as another type than it was written as, vector types, half precision, structs with arrays.
#include "tests/fuzz/constructs/Constructs.h"

namespace warpgrain::tests {

namespace {

void beginUnions(KernelWriter &out) {
  out.line("union " + out.kernelName() + "_parts { int whole; unsigned char bytes[4]; unsigned short halves[2]; };");
}

void declareParts(KernelWriter &out) {
  out.line("__shared__ int parts[" + std::to_string(out.threads()) + "];");
}

void writeUnions(KernelWriter &out, Surroundings at) {
  const std::string name = out.fresh("p");
  switch (out.pick(at.together ? 5 : 3)) {
  case 0:
  case 1:
    out.line(out.kernelName() + "_parts " + name + ";");
    out.line(name + ".whole = " + out.expression(1) + ";");
    if (out.chance(2)) out.line(name + ".bytes[" + out.any<2>({"2", "lane & 3"}) + "] = 5;");
    return out.declare(name + ".halves[" + std::to_string(out.pick(2)) + "] + " + name + ".bytes[(" +
                       out.expression(1) + ") & 3]");
  case 2: {
    const std::string used = out.someVariable();
    out.line("reinterpret_cast<unsigned char *>(&" + used + ")[" + std::to_string(out.pick(3)) + "] = 9;");
    return out.declare("((const unsigned char *)in)[(" + out.expression(1) + ") & 255]");
  }
  default: // one byte of a word that another thread reads whole
    out.line("parts[lane] = " + out.expression(1) + ";");
    out.line("((unsigned char *)&parts[lane])[" + std::to_string(out.pick(3)) + "] = 7;");
    if (out.chance(2)) out.line("((short *)(parts + lane))[1] = 11;");
    out.line("__syncthreads();");
    out.declare("parts[(lane + " + std::to_string(1 + out.pick(4)) + ") % " + std::to_string(out.threads()) + "]");
    return out.line("__syncthreads();");
  }
}

void declarePairs(KernelWriter &out) {
  out.line("__shared__ int2 pairs[" + std::to_string(out.threads()) + "];");
}

void writeVectors(KernelWriter &out, Surroundings at) {
  const std::string name = out.fresh("q");
  switch (out.pick(at.together ? 5 : 4)) {
  case 0:
    out.line("int4 " + name + " = make_int4(" + out.expression(1) + ", lane, " + out.expression(1) + ", 3);");
    out.line(name + ".y += " + name + ".w;");
    return out.declare(name + ".x ^ " + name + ".y ^ " + name + ".z");
  case 1:
    out.line("int2 " + name + " = reinterpret_cast<const int2 *>(in)[(" + out.expression(1) + ") & 31];");
    return out.declare(name + ".x - " + name + ".y");
  case 2:
    return out.line("reinterpret_cast<int2 *>(out)[me * 3 + " + std::to_string(out.pick(2)) + "] = make_int2(" +
                    out.expression(1) + ", " + out.expression(1) + ");");
  case 3:
    out.line("const int4 *" + name + " = (const int4 *)in + (lane & 7);");
    return out.declare(name + "->x + " + name + "[" + std::to_string(out.pick(8)) + "].w");
  default:
    out.line("pairs[lane] = make_int2(" + out.expression(1) + ", lane);");
    if (out.chance(2)) out.line("pairs[lane].x += 2;");
    out.line("__syncthreads();");
    out.line("int2 " + name + " = pairs[(lane + " + std::to_string(1 + out.pick(5)) + ") % " +
             std::to_string(out.threads()) + "];");
    out.line("__syncthreads();");
    return out.declare(name + ".x * 2 + " + name + ".y");
  }
}

void beginHalves(KernelWriter &out) {
  out.include("<cuda_fp16.h>");
}

void declareHalves(KernelWriter &out) {
  out.line("__shared__ __half halves[" + std::to_string(2 * out.threads()) + "];");
}

void writeHalves(KernelWriter &out, Surroundings at) {
  const std::string name = out.fresh("h");
  const std::string value = "__int2half_rn((" + out.expression(1) + ") & 127)";
  switch (out.pick(at.together ? 4 : 2)) {
  case 0:
    out.line("__half " + name + " = " + value + ";");
    return out.declare("__half2int_rn(__hadd(" + name + ", __hmul(" + name + ", __int2half_rn(3))))");
  case 1:
    out.line("__half2 " + name + " = __halves2half2(" + value + ", __int2half_rn(lane & 63));");
    out.line(name + " = __hadd2(" + name + ", " + name + ");");
    return out.declare("__half2int_rn(__low2half(" + name + ")) - __half2int_rn(__high2half(" + name + "))");
  case 2: // one half of a word each
    out.line("halves[lane] = " + value + ";");
    out.line("__syncthreads();");
    out.declare("__half2int_rn(halves[(lane + " + std::to_string(1 + out.pick(5)) + ") % " +
                std::to_string(out.threads()) + "])");
    return out.line("__syncthreads();");
  default: // written in pairs, read one by one
    out.line("((__half2 *)halves)[lane] = __halves2half2(" + value + ", __int2half_rn(lane & 31));");
    out.line("__syncthreads();");
    out.declare("__half2int_rn(halves[(2 * lane + " + std::to_string(1 + out.pick(5)) + ") % " +
                std::to_string(2 * out.threads()) + "])");
    return out.line("__syncthreads();");
  }
}

void beginRecords(KernelWriter &out) {
  const std::string type = out.kernelName() + "_record";
  out.line("struct " + type + " { int key; int row[3]; };");
  out.line("__device__ " + type + " " + type + "_of(int a) {");
  out.line("  " + type + " r = {a, {a + 1, a ^ 2, 3}};");
  out.line("  r.row[a & 1] += 4;");
  out.line("  return r;");
  out.line("}");
}

void declareRecords(KernelWriter &out) {
  out.line("__shared__ " + out.kernelName() + "_record kept[" + std::to_string(out.threads()) + "];");
}

void writeRecords(KernelWriter &out, Surroundings at) {
  const std::string name = out.fresh("r");
  const std::string type = out.kernelName() + "_record";
  out.line(type + " " + name + " = " + type + "_of(" + out.expression(1) + ");");
  if (out.chance(2)) out.line("for (int i = 0; i < 3; ++i) " + name + ".row[i] += " + out.expression(1) + ";");
  if (!at.together || out.chance(2))
    return out.declare(name + ".key + " + name + ".row[(" + out.expression(1) + " & 255) % 3]");
  out.line("kept[lane] = " + name + ";");
  if (out.chance(2)) out.line("kept[lane].row[1] = " + out.expression(1) + ";");
  out.line("__syncthreads();");
  const std::string other =
      "kept[(lane + " + std::to_string(1 + out.pick(4)) + ") % " + std::to_string(out.threads()) + "]";
  if (out.chance(2))
    out.declare(other + ".row[" + out.any<3>({"0", "2", "lane % 3"}) + "]");
  else {
    out.line(name + " = " + other + ";");
    out.declare(name + ".key - " + name + ".row[2]");
  }
  out.line("__syncthreads();");
}

} // namespace

Construct unions() {
  return {.name = "unions", .begin = beginUnions, .declare = declareParts, .statement = writeUnions};
}

Construct vectorTypes() {
  return {.name = "vector types", .declare = declarePairs, .statement = writeVectors};
}

Construct halves() {
  return {.name = "halves", .begin = beginHalves, .declare = declareHalves, .statement = writeHalves};
}

Construct records() {
  return {.name = "records", .begin = beginRecords, .declare = declareRecords, .statement = writeRecords};
}

} // namespace warpgrain::tests
